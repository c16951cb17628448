import { isRejection } from '../errors/api-error';

/** Why a session ended without the user asking for it in this window. */
export type SessionEndReason =
  /** The user signed out in another window of this browser. */
  | 'signed-out-elsewhere'
  /** The account signed in on another device: the server only renews its newest session. */
  | 'signed-in-elsewhere'
  /** Any other reason, or an unknown one. */
  | 'ended';

/**
 * Why the session ended, read from a refused refresh. An expired session no longer has its cookie; one whose cookie
 * is still sent but no longer valid was replaced by a newer sign-in.
 */
export const sessionEndReason = (rejection: unknown): SessionEndReason =>
  isRejection(rejection) && rejection.code === 'INVALID_REFRESH_TOKEN' ? 'signed-in-elsewhere' : 'ended';
