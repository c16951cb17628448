/** The routes for guests; apart from the others, because the first script of the page needs no more. */
export const GUEST_PATHS = { login: '/login', register: '/register' } as const;

/** The routes of the product (spec §2), and of the subscriptions. */
export const PATHS = {
  ...GUEST_PATHS,
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/',
  buyNumber: '/buy-number',
  activeNumbers: '/active-numbers',
  history: '/history',
  transactions: '/transactions',
  subscriptions: '/subscriptions',
  settings: '/settings',
} as const;

/**
 * The one address of a page: typed or mailed, it may end with a slash or have capitals. Others stay as they
 * are.
 */
export const canonicalPath = (pathname: string): string => {
  const path = `/${pathname.toLowerCase().replace(/^\/+|\/+$/g, '')}`;
  return Object.values<string>(PATHS).includes(path) ? path : pathname;
};
