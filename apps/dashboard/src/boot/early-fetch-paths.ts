import { PAGE_SIZE, RECENT_ACTIVITY_ITEMS } from '@sms/domain/limits/spec';
import { isStored } from '../browser/storage/session-hint';

/** Calls that every signed-in page makes: first what it is drawn with. */
const ACCOUNT = [
  '/payments/balance',
  `/numbers/active?page=1&limit=${PAGE_SIZE}`,
  `/payments/deposits?page=1&limit=${PAGE_SIZE}`,
];

/** The first calls of each page, with exactly the URLs that the product uses. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/dashboard/stats', `/dashboard/activity?limit=${RECENT_ACTIVITY_ITEMS}`],
  '/buy-number': [],
  '/active-numbers': [],
  '/history': ['/numbers/history?page=1'],
  '/transactions': [],
  '/settings': [],
  '/subscriptions': ['/numbers/subscriptions'],
};

/** Catalogue lists, which the browser stores once it has read them. */
const SERVICES = { storageKey: 'services', path: '/services' } as const;
const COUNTRIES = { storageKey: 'countries', path: '/services/countries' } as const;

/** The catalogue lists that each page needs first. */
const LISTS: Readonly<Record<string, readonly (typeof SERVICES | typeof COUNTRIES)[]>> = {
  '/': [SERVICES],
  '/buy-number': [SERVICES, COUNTRIES],
  '/active-numbers': [SERVICES, COUNTRIES],
  '/history': [SERVICES, COUNTRIES],
  '/subscriptions': [SERVICES, COUNTRIES],
};

/**
 * First calls of the page at this address, its own before those of every page, since over HTTP/1.1 the last
 * ones wait for a connection; empty for any other address. A query, such as a deep link or a filter, changes
 * the calls of the page.
 */
export const earlyFetchPaths = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): readonly string[] => {
  const own = PAGES[pathname];
  if (own === undefined) return [];
  if (search !== '') return ACCOUNT;
  const lists = (LISTS[pathname] ?? []).filter(({ storageKey }) => !isStored(storageKey));
  return [...own, ...ACCOUNT, ...lists.map(({ path }) => path)];
};
