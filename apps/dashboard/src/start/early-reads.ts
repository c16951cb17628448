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
};

/** The lists of names that each page opens with; a browser keeps them once it has read them: src/kept.ts. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['services'],
  '/buy-number': ['services', 'countries'],
  '/active-numbers': ['services', 'countries'],
  '/history': ['services', 'countries'],
};

const pathOf = (list: string): string => (list === 'services' ? '/services' : '/services/countries');

const isKept = (name: string): boolean => {
  try {
    return localStorage.getItem(`sms-dashboard:${name}`) !== null;
  } catch {
    return false;
  }
};

/**
 * What the page at this address asks for when it opens; nothing for an address that is no page of a signed-in user.
 * A link into the wizard, a filter or the return from a payment changes what a page asks for.
 */
export const earlyReads = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): readonly string[] => {
  const own = PAGES[pathname];
  if (own === undefined || search !== '') return [];
  const lists = (LISTS[pathname] ?? []).filter((name) => !isKept(name));
  return [...ACCOUNT, ...own, ...lists.map(pathOf)];
};
