import { createEvent, createStore, sample } from 'effector';
import { createDelayFx } from '../lib/time/delay';
import { SIGNED_IN_REDIRECT_MOBILE_MS, SIGNED_IN_REDIRECT_MS } from '../limits';
import { sessionStarted } from '../api/session/current-user';

const redirectDue = createEvent();

const startRedirectDelayFx = createDelayFx(redirectDue);

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
  target: startRedirectDelayFx,
});
/** True for the user agent string of a mobile browser (spec §2). */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
