import { createEvent, createStore, sample } from 'effector';
import { createDelayFx } from '../lib/time/delay';
import { SIGNED_IN_REDIRECT_MOBILE_MS, SIGNED_IN_REDIRECT_MS } from '../limits';
import { sessionEnded } from '../lib/session-events';
import { $user, sessionStarted } from '../api/session/current-user';

const redirectDue = createEvent<string>();

const startRedirectDelayFx = createDelayFx(redirectDue);

/** True for a mobile browser. Supplied by the app with `isMobileUserAgent`. */
export const $isMobileDevice = createStore(false);

/** True when the public screens should redirect: 200 ms after signing in, 500 ms on mobile (spec §2). */
export const $isRedirectDue = createStore(false).reset(sessionEnded);

sample({
  clock: sessionStarted,
  source: $isMobileDevice,
  fn: (isMobile, user) => ({
    afterMs: isMobile ? SIGNED_IN_REDIRECT_MOBILE_MS : SIGNED_IN_REDIRECT_MS,
    payload: user.id,
  }),
  target: startRedirectDelayFx,
});
// During the delay the user may have signed out, or another one signed in.
sample({
  clock: redirectDue,
  source: $user,
  filter: (user, id) => user?.id === id,
  fn: () => true,
  target: $isRedirectDue,
});

/** True for the user agent string of a mobile browser (spec §2). */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
