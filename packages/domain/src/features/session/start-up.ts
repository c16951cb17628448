import { createEvent, createStore, sample } from 'effector';
import { me } from '../../contracts/auth';
import { errorText, type ApiError } from '../../api/api-error';
import { createClientFx, createOperationFx } from '../../api/operation-fx';
import { pageRestored } from '../../lib/page';
import { $user, sessionEnded, sessionStarted } from './state';

/**
 * How far the session has come: `starting` until the server is reached, `checking` while it is asked who
 * is there, `error` when there is a session but its user cannot be loaded (spec §2, §4).
 */
export type SessionPhase = 'starting' | 'checking' | 'anonymous' | 'signed-in' | 'error';

const refreshSessionFx = createClientFx<void, void>((client) => client.refresh());
/** A page that comes back may show somebody who has left meanwhile. */
const recheckSessionFx = createClientFx<void, void>((client) => client.refresh());
const loadUserFx = createOperationFx(me);

/** Asks the server who is there: a refresh, then the me call (spec §4). */
export const sessionCheckRequested = createEvent();

/** How far the session has come. */
export const $sessionPhase = createStore<SessionPhase>('starting')
  .on([sessionCheckRequested, recheckSessionFx], () => 'checking')
  .on(refreshSessionFx.fail, () => 'anonymous')
  .on(loadUserFx.failData, (_, error) => (isNobody(error) ? 'anonymous' : 'error'))
  .on(sessionStarted, () => 'signed-in')
  .on(sessionEnded, () => 'anonymous');

/** Why the user could not be loaded, for the authentication error screen. */
export const $sessionError = createStore('')
  .on(loadUserFx.failData, (_, error) =>
    errorText(error, 'Your account could not be loaded. Please sign in again.'),
  )
  .reset([sessionStarted, sessionEnded]);

sample({ clock: sessionCheckRequested, target: refreshSessionFx });
sample({ clock: refreshSessionFx.done, fn: () => ({}), target: loadUserFx });
sample({ clock: loadUserFx.doneData, target: sessionStarted });

sample({
  clock: pageRestored,
  source: $user,
  filter: (user) => user !== null,
  fn: () => undefined,
  target: recheckSessionFx,
});
// A refused refresh has ended the session by now; a network that failed says nothing about it.
sample({
  clock: recheckSessionFx.finally,
  source: $user,
  fn: (user): SessionPhase => (user === null ? 'anonymous' : 'signed-in'),
  target: $sessionPhase,
});

/** A visitor must never see an error screen: a session the server does not know is no session. */
function isNobody(error: ApiError): boolean {
  return error.kind === 'stale-session' || (error.kind === 'rejected' && error.status === 401);
}
