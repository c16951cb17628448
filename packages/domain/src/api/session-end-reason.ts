import { isApiError } from './api-error';

/** Why a session ended without the user asking for it. */
export type SessionEndReason =
  /** The account signed in at another place: the server renews its newest session alone. */
  | 'signed-in-elsewhere'
  /** Anything else, or nobody can tell. */
  | 'ended';

/**
 * What a refused refresh says about the end. A session that ran out has lost its cookie by then; one whose
 * cookie is sent and not good any more gave way to a newer sign-in.
 */
export const sessionEndReason = (refusal: unknown): SessionEndReason =>
  isApiError(refusal) && refusal.kind === 'rejected' && refusal.code === 'INVALID_REFRESH_TOKEN'
    ? 'signed-in-elsewhere'
    : 'ended';
