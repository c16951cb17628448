import type { SessionEndReason } from '../../api/session/session-end-reason';
import { $sessionEndReason } from './sign-out';

/** What each end of a session is called. */
export const SESSION_END_TEXTS: Readonly<Record<SessionEndReason, string>> = {
  'signed-in-elsewhere': 'You were signed out because this account signed in somewhere else.',
  ended: 'Your session has ended. Please sign in again.',
};

/** What /login says to a user who was signed out without asking for it; null otherwise. */
export const $sessionEndNotice = $sessionEndReason.map((reason) => reason && SESSION_END_TEXTS[reason]);
