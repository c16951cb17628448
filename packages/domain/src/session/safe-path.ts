/** The signed-in screens (spec §2): the only places sign-in may lead to. */
const KNOWN_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/buy-number',
  '/active-numbers',
  '/history',
  '/transactions',
  '/settings',
  '/subscriptions',
]);

// Only a base for parsing; `.invalid` never resolves.
const BASE = 'https://app.invalid';

/**
 * Path after sign-in: the carried one when it is a known screen of this product, else '/'. The address is
 * parsed as a browser parses it, so that no spelling of another site passes as a path. Query and hash are
 * kept: a provider callback needs its parameters (spec §2).
 */
export const safePath = (carried: unknown): string => {
  if (typeof carried !== 'string' || !carried.startsWith('/') || !URL.canParse(carried, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(carried, BASE);
  return origin === BASE && KNOWN_PATHS.has(pathname) ? pathname + search + hash : '/';
};
