import { readStorage } from '../browser/storage/browser-storage';

/** Figures that every page of a signed-in user shows. */
const ACCOUNT = ['/payments/balance', '/payments/deposits?page=1&limit=20'];

/** What each page asks for as soon as it is open, exactly as the product asks for it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/dashboard/stats', '/dashboard/activity?limit=8'],
  '/buy-number': ['/numbers/active?page=1&limit=20'],
  '/active-numbers': ['/numbers/active?page=1&limit=20'],
  '/history': ['/numbers/history?page=1'],
  '/transactions': [],
  '/settings': [],
  '/subscriptions': ['/numbers/subscriptions'],
};

/** The lists of names, which a browser keeps once it has read them. */
const SERVICES = { storageKey: 'services', path: '/services' } as const;
const COUNTRIES = { storageKey: 'countries', path: '/services/countries' } as const;

/** The names that each page opens with. */
const LISTS: Readonly<Record<string, readonly (typeof SERVICES | typeof COUNTRIES)[]>> = {
  '/': [SERVICES],
  '/buy-number': [SERVICES, COUNTRIES],
  '/active-numbers': [SERVICES, COUNTRIES],
  '/history': [SERVICES, COUNTRIES],
  '/subscriptions': [SERVICES, COUNTRIES],
};

/**
 * What the page at this address asks for when it opens; nothing for an address that is no page of a signed-in user.
 * A query, such as that of a link into the wizard or of a filter, changes what a page itself asks for.
 */
export const earlyFetchPaths = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): readonly string[] => {
  const own = PAGES[pathname];
  if (own === undefined) return [];
  if (search !== '') return ACCOUNT;
  const lists = (LISTS[pathname] ?? []).filter(({ storageKey }) => readStorage(storageKey) === null);
  return [...ACCOUNT, ...own, ...lists.map(({ path }) => path)];
};
