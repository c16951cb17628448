import type { SessionEndReason } from '../api/session/client-session';
import { $sessionEndReason } from './sign-out';

const SESSION_END_TEXTS: Readonly<Record<SessionEndReason, string>> = {
  'signed-in-elsewhere': 'You were signed out because this account signed in somewhere else.',
  'signed-out-elsewhere': 'You signed out in another window.',
  ended: 'Your session has ended. Please sign in again.',
};

/** Notice on /login, unless the user signed out in this window. */
export const $sessionEndNotice = $sessionEndReason.map((reason) => reason && SESSION_END_TEXTS[reason]);
