import { createEvent, createStore, sample } from 'effector';
import { parseUrl } from '../lib/parse-url';
import { createDelay } from '../lib/time/create-timer';
import { SIGNED_IN_REDIRECT_MOBILE_MS, SIGNED_IN_REDIRECT_MS } from '../limits/spec';
import { sessionStarted } from '../api/session/current-user';

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
  const address = typeof carried === 'string' && carried.startsWith('/') ? parseUrl(carried, BASE) : null;
  if (address === null) return '/';
  const { origin, pathname, search, hash } = address;
  return origin === BASE && KNOWN_PATHS.has(pathname) ? pathname + search + hash : '/';
};

const redirectDue = createEvent();

const redirectDelayStarted = createDelay(redirectDue);

/** The page that led the guest to the sign-in form, as its address says; unchecked. */
export const returnPathFound = createEvent<unknown>();

/** The page to open after signing in; unchecked, undefined for none. */
export const $returnPath = createStore<unknown>(null).on(returnPathFound, (_, path) => path);

/** True for a mobile browser. Supplied by the app with `isMobileUserAgent`. */
export const $isMobileDevice = createStore(false);

/** True when the public screens should redirect: 200 ms after signing in, 500 ms on mobile (spec §2). */
export const $isRedirectDue = createStore(false).on(redirectDue, () => true);

sample({
  clock: sessionStarted,
  source: $isMobileDevice,
  fn: (isMobile) => ({
    afterMs: isMobile ? SIGNED_IN_REDIRECT_MOBILE_MS : SIGNED_IN_REDIRECT_MS,
    payload: undefined,
  }),
  target: redirectDelayStarted,
});
/** True for the user agent string of a mobile browser (spec §2). */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
