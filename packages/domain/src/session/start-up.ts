import { createEvent, createStore, sample } from 'effector';
import { me, type User } from '../contracts/auth-calls';
import { errorText, type ApiError } from '../api/errors/api-error';
import { createClientFx } from '../api/client/operation-fx';
import { $clock, type Clock } from '../lib/time/clock';
import { createDelay } from '../lib/time/create-timer';
import { pageRestored } from '../lib/page';
import { COUNTDOWN_TICK_MS, SESSION_RETRY_MS } from '../limits/tuning';
import { backoffMs } from '../lib/backoff';
import { isSessionRefused } from '../api/session/client-session';
import { $user, sessionStarted, userSignedIn } from '../api/session/current-user';

/**
 * State of the session: `starting` until the server is reached, `checking` while the session is being
 * checked, `error` when there is a session but its user cannot be loaded (spec §2, §4).
 */
export type SessionPhase = 'starting' | 'checking' | 'anonymous' | 'signed-in' | 'error';

const refreshSessionFx = createClientFx<void, User | null>((client) => client.refresh());
/** A page restored by the browser may show a user who has signed out meanwhile. */
const recheckSessionFx = createClientFx<void, unknown>((client) => client.refresh());
const loadUserFx = createClientFx((client, loaded: User | null) => loaded ?? client.call(me, {}));

/** Checks the session: a refresh, then the me call (spec §4). */
export const sessionCheckRequested = createEvent();

/** The server has no session for this browser. */
export const sessionRejected = refreshSessionFx.failData.filter({ fn: isNoSession });

const retryCounted = createEvent<number>();
const secondPassed = createEvent();
const secondStarted = createDelay(secondPassed);

/** True if the session was restored from an earlier sign-in when the page started. */
export const $isSessionRestored = createStore(false).on(loadUserFx.done, () => true);

/** The user has just created the account. */
export const accountCreated = createEvent();

/** True from the creation of the account until its first session ends. */
export const $isAccountNew = createStore(false).on(accountCreated, () => true);

/** True if the browser restored the page and the session check failed: the network state is unknown. */
export const $isRecheckFailed = createStore(false)
  .on(recheckSessionFx.fail, () => true)
  .reset(recheckSessionFx.done);

export const $sessionPhase = createStore<SessionPhase>('starting')
  .on([sessionCheckRequested, recheckSessionFx], () => 'checking')
  .on(sessionRejected, () => 'anonymous')
  .on(loadUserFx.failData, (_, error) => (isUnauthenticated(error) ? 'anonymous' : 'error'))
  // A refused refresh ends the session, and with it this scope; a network failure proves nothing about it.
  .on([sessionStarted, recheckSessionFx.finally], () => 'signed-in');

/** When the session check is repeated, ms since 1970; null while no repetition is planned. */
const $retryAt = createStore<number | null>(null).reset(refreshSessionFx);

/** Seconds until the session check is repeated; null while no repetition is planned. */
export const $sessionRetryInS = createStore<number | null>(null)
  .on(retryCounted, (_, seconds) => seconds)
  .reset(refreshSessionFx);

/** Default text of the authentication error screen. */
const ACCOUNT_FAILED = "We couldn't load your account. Try again, or sign in again.";

/** Why the user could not be loaded, for the authentication error screen. */
export const $sessionError = createStore('').on(loadUserFx.failData, (_, error) =>
  errorText(error, ACCOUNT_FAILED),
);

sample({ clock: sessionCheckRequested, target: refreshSessionFx });
sample({ clock: refreshSessionFx.doneData, target: loadUserFx });
sample({ clock: loadUserFx.doneData, target: userSignedIn });

// Whatever is not the API's own refusal proves nothing about the user: the check is repeated later (decision
// 0023).
sample({
  clock: refreshSessionFx.failData.filter({ fn: (error) => !isNoSession(error) }),
  source: $clock,
  fn: (clock, error) =>
    clock.now() + backoffMs(error.kind === 'rejected' ? error.retryAfterS : null, SESSION_RETRY_MS),
  target: $retryAt,
});
// Counts by the end time and not by ticks, which come once a minute in a hidden tab.
sample({
  clock: [$retryAt, secondPassed],
  source: { clock: $clock, retryAt: $retryAt },
  filter: isWaiting,
  fn: ({ clock, retryAt }) => Math.max(0, Math.ceil((retryAt - clock.now()) / COUNTDOWN_TICK_MS)),
  target: retryCounted,
});
sample({
  clock: retryCounted,
  filter: (seconds) => seconds > 0,
  fn: () => ({ afterMs: COUNTDOWN_TICK_MS, payload: undefined }),
  target: secondStarted,
});
sample({
  clock: retryCounted,
  filter: (seconds) => seconds === 0,
  target: refreshSessionFx,
});

sample({
  clock: pageRestored,
  source: $user,
  filter: (user) => user !== null,
  target: recheckSessionFx,
});

/** True for a refusal of the API, and where this browser's session has ended meanwhile. */
function isNoSession(error: ApiError): boolean {
  return error.kind === 'stale-session' || isSessionRefused(error);
}

/** A guest must never see an error screen: a session unknown to the server is no session. */
function isUnauthenticated(error: ApiError): boolean {
  return isNoSession(error) && !(error.kind === 'rejected' && error.status === 403);
}

interface Retry {
  readonly clock: Clock;
  readonly retryAt: number | null;
}

function isWaiting(retry: Retry): retry is Retry & { readonly retryAt: number } {
  return retry.retryAt !== null;
}
