import { createEvent, createStore, sample } from 'effector';
import { createClientFx } from '../api/client/operation-fx';
import { sessionEnded } from '../lib/session-events';
import { sessionEndReason, type SessionEndReason } from '../api/session/client-session';
import { sessionRejected } from './start-up';

const logoutFx = createClientFx<void, void>((client) => client.logout());

/** 'Sign out', or 'Go to Login' on the authentication error screen, was clicked. */
export const signOutClicked = createEvent();

/** The server ended the session, and a refresh could not restore it (spec §7). */
export const sessionExpired = createEvent<SessionEndReason>();

/** The user signed out in another tab: all tabs are one session. */
export const signedOutElsewhere = createEvent();

/** True while the 'Signing Out' overlay is shown (spec §2). */
export const $isSigningOut = logoutFx.pending;

/**
 * True if /login receives the page the user came from. False after 'Sign out': the next person at this
 * browser should not start on the last one's page.
 */
export const $isPathCarried = createStore(true).on([signOutClicked, signedOutElsewhere], () => false);

/** Why the session ended without the user asking for it in this window; null when it did not. */
export const $sessionEndReason = createStore<SessionEndReason | null>(null)
  .on(sessionExpired, (_, reason) => reason)
  .on(signedOutElsewhere, () => 'signed-out-elsewhere')
  .on(sessionRejected, (_, refusal) => {
    const reason = sessionEndReason(refusal);
    // A first-time visitor has no session that could have ended.
    return reason === 'signed-in-elsewhere' ? reason : null;
  })
  .reset(signOutClicked);

sample({
  clock: signOutClicked,
  source: $isSigningOut,
  filter: (isSigningOut) => !isSigningOut,
  target: logoutFx,
});
// A session that turns out to have expired while signing out ends once, as signed out.
sample({
  clock: sessionExpired,
  source: $isSigningOut,
  filter: (isSigningOut) => !isSigningOut,
  target: sessionEnded,
});
sample({ clock: [logoutFx.finally, signedOutElsewhere], target: sessionEnded });

const SESSION_END_TEXTS: Readonly<Record<SessionEndReason, string>> = {
  'signed-in-elsewhere': 'You were signed out because this account signed in somewhere else.',
  'signed-out-elsewhere': 'You signed out in another window.',
  ended: 'Your session has ended. Please sign in again.',
};

/** Notice on /login, unless the user signed out in this window. */
export const $sessionEndNotice = $sessionEndReason.map((reason) => reason && SESSION_END_TEXTS[reason]);
