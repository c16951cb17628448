/**
 * Declaration of a value stored in a browser; the registry is the only place for it (docs/stored-data.md).
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
  /** Title shown to the user. */
  readonly title: string;
  /** Purpose and lifetime. */
  readonly purpose: string;
  /** True for a money call in progress: removed by its outcome and never by the user alone. */
  readonly isMoney?: true;
}

const unconfirmed = (title: string) =>
  ({
    version: 1,
    scope: 'tab',
    maxBytes: 2_000,
    title,
    purpose: 'Prevents a reload from losing it or paying twice. Removed once the outcome is known.',
    isMoney: true,
  }) as const;

const favourites = (title: string) =>
  ({
    version: 1,
    scope: 'user',
    maxBytes: 5_500,
    title,
    purpose: 'Shown at the top of the list you choose from.',
  }) as const;

/** Everything that is stored, by name. None of it contains a code, a phone number or a token. */
export const STORAGE_REGISTRY = {
  'favourite-countries': favourites('Favourite countries'),
  'favourite-services': favourites('Favourite services'),
  'more-options': {
    version: 1,
    scope: 'user',
    maxBytes: 100,
    title: 'More options',
    purpose: "Opens 'More options' before a purchase if you used them last time.",
  },
  'recent-purchases': {
    version: 1,
    scope: 'user',
    maxBytes: 1_000,
    title: 'Recent purchases',
    purpose: 'Service, country and operator of your last three purchases, to buy them again with one click.',
  },
  'watched-prices': {
    version: 1,
    scope: 'user',
    maxBytes: 7_000,
    title: 'Price alerts',
    purpose: 'Your alerts and the prices this browser saw recently. Prices are removed after 30 days.',
  },
  outcomes: {
    version: 1,
    scope: 'user',
    maxBytes: 2_300,
    title: 'Results of your numbers',
    purpose:
      'Country, service, operator and status of your last 20 numbers, for the success rates in the lists.',
  },
  'waiting-numbers': {
    version: 1,
    scope: 'user',
    maxBytes: 1_500,
    title: 'Numbers that wait for an SMS',
    purpose:
      'When they end and which you keep, so that none is cancelled against your choice or ends without a word.',
  },
  preferences: {
    version: 1,
    scope: 'browser',
    maxBytes: 2_000,
    title: 'Your settings',
    purpose: 'Code alerts, numbers without a code, number format and copy template.',
  },
  theme: {
    version: 1,
    scope: 'browser',
    maxBytes: 100,
    title: 'Theme',
    purpose: 'Light or dark, applied before the page appears.',
  },
  'guide-read': {
    version: 1,
    scope: 'browser',
    maxBytes: 100,
    title: 'Guide to numbers',
    purpose: 'Remembers that you have read the guide, so it stays collapsed.',
  },
  services: {
    version: 1,
    scope: 'browser',
    maxBytes: 49_000,
    title: 'List of services',
    purpose: 'Makes every page load faster. Refreshed every 10 minutes, removed when you sign out.',
  },
  countries: {
    version: 1,
    scope: 'browser',
    maxBytes: 16_000,
    title: 'List of countries',
    purpose: 'Makes every page load faster. Refreshed every 10 minutes, removed when you sign out.',
  },
  'last-visit': {
    version: 1,
    scope: 'browser',
    maxBytes: 200,
    title: 'Last visit',
    purpose:
      'Its time and your number of active numbers, shown if you open the page offline. Updated when you leave.',
  },
  'signed-in': {
    version: 1,
    scope: 'browser',
    maxBytes: 100,
    title: 'Sign-in status',
    purpose: 'Loads the right page first. Removed when you sign out.',
  },
  'unsettled-purchase': unconfirmed('A purchase under way'),
  'unsettled-deposit': unconfirmed('A deposit under way'),
  'unsettled-subscription': unconfirmed('A subscription under way'),
  'unsettled-retry': unconfirmed('Another SMS asked for'),
  'unsettled-top-up': {
    version: 1,
    scope: 'tab',
    maxBytes: 500,
    title: 'Interrupted purchase',
    purpose: 'Takes you back to your purchase after you add funds.',
  },
  'checkout-window': {
    version: 1,
    scope: 'tab',
    maxBytes: 100,
    title: 'Payment window',
    purpose: 'Marks the payment window, so it shows only the result.',
  },
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
