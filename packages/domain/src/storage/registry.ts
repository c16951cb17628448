/**
 * Declaration of a value stored in a browser; the registry is the only place for it (docs/stored-data.md). What
 * the user reads about it is in `storage/descriptions`, which no first load needs.
 */
export interface StorageEntry {
  /**
   * Version of the stored form. A form that earlier code cannot parse takes the next version and, with it,
   * another name ('preferences@2'): data under the old name is never read, and is deleted.
   */
  readonly version: number;
  /** Scope of the value: one user, everyone at this browser, or one tab, which deletes it when closed. */
  readonly scope: 'user' | 'browser' | 'tab';
  /** Maximum size with its name, in bytes of UTF-8. */
  readonly maxBytes: number;
  /** True for a money call in progress: removed by its outcome and never by the user alone. */
  readonly isMoney?: true;
}

const UNCONFIRMED = { version: 1, scope: 'tab', maxBytes: 2_000, isMoney: true } as const;

/**
 * Everything that is stored, by name; what another build stored under any other name is deleted at the next start. None
 * of it contains a code, a phone number or a token.
 */
export const STORAGE_REGISTRY = {
  'favourite-services': { version: 1, scope: 'user', maxBytes: 5_500 },
  'more-options': { version: 1, scope: 'user', maxBytes: 100 },
  'first-code': { version: 1, scope: 'user', maxBytes: 100 },
  'recent-purchases': { version: 1, scope: 'user', maxBytes: 1_000 },
  outcomes: { version: 1, scope: 'user', maxBytes: 2_300 },
  'waiting-numbers': { version: 1, scope: 'user', maxBytes: 1_500 },
  'low-balance': { version: 1, scope: 'user', maxBytes: 200 },
  preferences: { version: 1, scope: 'browser', maxBytes: 2_000 },
  theme: { version: 1, scope: 'browser', maxBytes: 100 },
  'guide-read': { version: 1, scope: 'browser', maxBytes: 100 },
  services: { version: 1, scope: 'browser', maxBytes: 49_000 },
  countries: { version: 1, scope: 'browser', maxBytes: 16_000 },
  'last-visit': { version: 1, scope: 'browser', maxBytes: 200 },
  'exchange-rate': { version: 1, scope: 'browser', maxBytes: 100 },
  'payment-method': { version: 1, scope: 'user', maxBytes: 100 },
  'signed-in': { version: 1, scope: 'browser', maxBytes: 100 },
  'unsettled-purchase': UNCONFIRMED,
  'unsettled-deposit': UNCONFIRMED,
  'unsettled-subscription': UNCONFIRMED,
  'unsettled-retry': UNCONFIRMED,
  'unsettled-top-up': { version: 1, scope: 'tab', maxBytes: 500 },
  'checkout-window': { version: 1, scope: 'tab', maxBytes: 100 },
} as const satisfies Readonly<Record<string, StorageEntry>>;

/** True for values stored per tab: they are deleted when the tab closes. */
export const isTabScoped = (name: string): boolean => {
  const entries: Readonly<Record<string, StorageEntry>> = STORAGE_REGISTRY;
  return Object.hasOwn(entries, name) && entries[name]?.scope === 'tab';
};

/** Name of a stored value. */
export type StorageName = keyof typeof STORAGE_REGISTRY;

/** Names of the values stored per user, per browser or per tab. */
export type StorageNameOf<Scope extends StorageEntry['scope']> = {
  [Name in StorageName]: (typeof STORAGE_REGISTRY)[Name]['scope'] extends Scope ? Name : never;
}[StorageName];
