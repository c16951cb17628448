import { createEvent, createStore, sample, scopeBind } from 'effector';
import { createClientFx } from '../api/client/operation-fx';
import type { ApiError } from '../api/errors/api-error';
import {
  $user,
  sessionExpired,
  sessionStarted,
  signedOutElsewhere,
  userSignedIn,
} from '../api/session/current-user';
import { me } from '../contracts/auth-calls';
import { backoffMs } from '../lib/backoff';
import { pageRestored } from '../lib/page';
import { sessionEnded } from '../lib/session-events';
import { createTask } from '../lib/task';
import { COUNTDOWN_TICK_MS, SESSION_RETRY_MS } from '../limits/tuning';
import { INITIAL_SESSION, isNoSession, updateSession, type SessionCheck } from './session-state';

/** A refresh, then the me call where the refresh names nobody (spec §4). */
const checkFx = createClientFx<void, SessionCheck>(async (client) => {
  let kind: 'refresh-failed' | 'user-unknown' = 'refresh-failed';
  try {
    const named = await client.refresh();
    kind = 'user-unknown';
    return { kind: 'signed-in', user: named ?? (await client.call(me, {})) };
  } catch (error) {
    // Clients reject with nothing else.
    return { kind, error: error as ApiError };
  }
});
/** A page restored by the browser may show a user who has signed out meanwhile. */
const recheckFx = createClientFx<void, unknown>((client) => client.refresh());
const logoutFx = createClientFx<void, void>((client) => client.logout());

export const sessionCheckRequested = createEvent();

export const accountCreated = createEvent();

/** 'Sign out', or 'Go to Login' on the authentication error screen, was clicked. */
export const signOutClicked = createEvent();

const retryCounted = createEvent<number>();

const checked = checkFx.finally.filterMap((check) => (check.status === 'done' ? check.result : undefined));

/** See `SessionState`. */
export const $session = createStore(INITIAL_SESSION)
  .on(checkFx, (session) => updateSession(session, { kind: 'check-started' }))
  .on(checked, (session, check) => updateSession(session, { kind: 'checked', check }))
  .on(retryCounted, (session, seconds) => updateSession(session, { kind: 'retry-counted', seconds }))
  .on(recheckFx, (session) => updateSession(session, { kind: 'recheck-started' }))
  .on(recheckFx.finally, (session, { status }) =>
    updateSession(session, { kind: 'rechecked', isOk: status === 'done' }),
  )
  .on(sessionStarted, (session) => updateSession(session, { kind: 'session-started' }))
  .on(accountCreated, (session) => updateSession(session, { kind: 'account-created' }))
  .on(signOutClicked, (session) => updateSession(session, { kind: 'sign-out-clicked' }))
  .on(logoutFx.finally, (session) => updateSession(session, { kind: 'signed-out' }))
  .on(signedOutElsewhere, (session) => updateSession(session, { kind: 'signed-out-elsewhere' }))
  .on(sessionExpired, (session, reason) => updateSession(session, { kind: 'expired', reason }));

/** See `SessionState`. */
export const $isAccountNew = $session.map(({ isAccountNew }) => isAccountNew);

sample({ clock: sessionCheckRequested, target: checkFx });
sample({
  clock: checked.filterMap((check) => (check.kind === 'signed-in' ? check.user : undefined)),
  target: userSignedIn,
});

/** Counts the seconds of a wait, in ms, instead of the earlier one; null only stops. */
const retryScheduled = createTask(({ timers, clock }, waitMs: number | null) => {
  const tell = scopeBind(retryCounted, { safe: true });
  const retryAt = clock.now() + (waitMs ?? 0);
  const next = (afterMs: number): void => timers.replace(retryCounted, count, afterMs);
  // By the end time and not by ticks, which come once a minute in a hidden tab.
  const count = (): void => {
    const seconds = Math.max(0, Math.ceil((retryAt - clock.now()) / COUNTDOWN_TICK_MS));
    next(seconds > 0 ? COUNTDOWN_TICK_MS : Infinity);
    tell(seconds);
  };
  if (waitMs === null) next(Infinity);
  else count();
});
sample({ clock: checkFx, fn: () => null, target: retryScheduled });
// Whatever is not the API's own refusal proves nothing about the user: the check is repeated later (decision
// 0023).
sample({ clock: checked.filterMap(retryMs), target: retryScheduled });
sample({ clock: retryCounted, filter: (seconds) => seconds === 0, fn: () => undefined, target: checkFx });

sample({
  clock: pageRestored,
  source: $user,
  filter: (user) => user !== null,
  fn: () => undefined,
  target: recheckFx,
});

// Once, however often it is clicked.
sample({
  clock: $session.map(({ isSigningOut }) => isSigningOut),
  filter: Boolean,
  fn: () => undefined,
  target: logoutFx,
});
// A session that turns out to have expired while signing out ends once, as signed out.
sample({
  clock: sessionExpired,
  source: $session,
  filter: ({ isSigningOut }) => !isSigningOut,
  fn: () => undefined,
  target: sessionEnded,
});
sample({ clock: [logoutFx.finally, signedOutElsewhere], fn: () => undefined, target: sessionEnded });

function retryMs(check: SessionCheck): number | undefined {
  if (check.kind !== 'refresh-failed' || isNoSession(check.error)) return undefined;
  const { error } = check;
  return backoffMs(error.kind === 'rejected' ? error.retryAfterS : null, SESSION_RETRY_MS);
}
