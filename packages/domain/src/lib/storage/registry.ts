/** Scope of a stored value: one user, everyone at this browser, or one tab, which deletes it when closed. */
export type StorageScope = 'user' | 'browser' | 'tab';

/**
 * Everything that the browser stores, by name, with its scope. None of it contains a code, a phone number or
 * a token. A form that earlier code cannot read takes a new name ('preferences@2'). A name that leaves this
 * table is dead: whatever is stored under it is deleted at the next start (`isDeadKey`).
 */
export const STORAGE_REGISTRY = {
  'favourite-services': 'user',
  'more-options': 'user',
  'first-code': 'user',
  'recent-purchases': 'user',
  'waiting-numbers': 'user',
  'low-balance': 'user',
  'payment-method': 'user',
  preferences: 'browser',
  theme: 'browser',
  'guide-read': 'browser',
  'closed-notice': 'browser',
  services: 'browser',
  countries: 'browser',
  'last-visit': 'browser',
  'exchange-rate': 'browser',
  'signed-in': 'browser',
  registration: 'tab',
  export: 'tab',
  'deposit-amount': 'tab',
  'add-funds-open': 'tab',
  'unsettled-purchase': 'tab',
  'unsettled-deposit': 'tab',
  'unsettled-subscription': 'tab',
  'unsettled-retry': 'tab',
  'unsettled-top-up': 'tab',
  'checkout-window': 'tab',
  'checkout-entry': 'tab',
} as const satisfies Readonly<Record<string, StorageScope>>;

export type StorageName = keyof typeof STORAGE_REGISTRY;

/** Names of the values stored per user, per browser or per tab. */
export type StorageNameOf<Scope extends StorageScope> = {
  [Name in StorageName]: (typeof STORAGE_REGISTRY)[Name] extends Scope ? Name : never;
}[StorageName];

const scopeOf = (name: string): StorageScope | undefined =>
  Object.hasOwn(STORAGE_REGISTRY, name) ? STORAGE_REGISTRY[name as StorageName] : undefined;

/** True for values stored per tab: they are deleted when the tab closes. */
export const isTabScoped = (name: string): boolean => scopeOf(name) === 'tab';

/** True for a storage key that is declared no more; a user's value ends with '-of-' and the user's id. */
export const isDeadKey = (key: string): boolean => {
  const [name = '', ...owner] = key.split('-of-');
  const scope = scopeOf(name);
  return scope === undefined || (scope === 'user') !== owner.length > 0;
};
