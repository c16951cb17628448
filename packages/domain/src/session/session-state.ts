import { errorText, type ApiError } from '../api/errors/api-error';
import { isSessionRefused, sessionEndReason, type SessionEndReason } from '../api/session/client-session';
import type { User } from '../contracts/auth-calls';

/**
 * Phase of the session: `starting` until the server is reached, `checking` while the session is being
 * checked, `error` when there is a session but its user cannot be loaded (spec §2, §4).
 */
export type SessionPhase = 'starting' | 'checking' | 'anonymous' | 'signed-in' | 'error';

/** What a page knows of the session of its browser. */
export interface SessionState {
  readonly phase: SessionPhase;
  /** True if the session was restored from an earlier sign-in when the page started. */
  readonly isRestored: boolean;
  /** True from the creation of the account until its first session ends. */
  readonly isAccountNew: boolean;
  /** True if the browser restored the page and the session check failed: the network state is unknown. */
  readonly isRecheckFailed: boolean;
  /** Seconds until the session check is repeated; null while no repetition is planned. */
  readonly retryInS: number | null;
  /** Why the user could not be loaded, for the authentication error screen. */
  readonly error: string;
  /** True while the 'Signing Out' overlay is shown (spec §2). */
  readonly isSigningOut: boolean;
  /** Why the session ended without the user asking for it in this window; null when it did not. */
  readonly endReason: SessionEndReason | null;
  /**
   * True if /login receives the page the user came from. False after 'Sign out': the next person at this
   * browser should not start on the last one's page.
   */
  readonly isPathCarried: boolean;
}

/** A page that has just started. */
export const INITIAL_SESSION: SessionState = {
  phase: 'starting',
  isRestored: false,
  isAccountNew: false,
  isRecheckFailed: false,
  retryInS: null,
  error: '',
  isSigningOut: false,
  endReason: null,
  isPathCarried: true,
};

/** Outcome of a session check: whose session it is, or the error of the refresh or of the me call. */
export type SessionCheck =
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'refresh-failed' | 'user-unknown'; readonly error: ApiError };

/** What happens to the session. */
export type SessionAction =
  | { readonly kind: 'check-started' | 'recheck-started' | 'session-started' | 'account-created' }
  | { readonly kind: 'checked'; readonly check: SessionCheck }
  | { readonly kind: 'rechecked'; readonly isOk: boolean }
  | { readonly kind: 'retry-counted'; readonly seconds: number }
  | { readonly kind: 'sign-out-clicked' | 'signed-out' | 'signed-out-elsewhere' }
  | { readonly kind: 'expired'; readonly reason: SessionEndReason };

/** Default text of the authentication error screen. */
const ACCOUNT_FAILED = "We couldn't load your account. Try again, or sign in again.";

/** True for a refusal of the API, and where this browser's session has ended meanwhile. */
export const isNoSession = (error: ApiError): boolean =>
  error.kind === 'stale-session' || isSessionRefused(error);

const applyCheck = (session: SessionState, check: SessionCheck): SessionState => {
  if (check.kind === 'signed-in') return { ...session, isRestored: true };
  const { kind, error } = check;
  if (kind === 'user-unknown') {
    // A guest must never see an error screen: a session unknown to the server is no session.
    const isGuest = isNoSession(error) && !(error.kind === 'rejected' && error.status === 403);
    return { ...session, phase: isGuest ? 'anonymous' : 'error', error: errorText(error, ACCOUNT_FAILED) };
  }
  if (!isNoSession(error)) return session;
  // A first-time visitor has no session that could have ended.
  const reason = sessionEndReason(error);
  return { ...session, phase: 'anonymous', endReason: reason === 'signed-in-elsewhere' ? reason : null };
};

/** The session after something happened to it. */
export const updateSession = (session: SessionState, action: SessionAction): SessionState => {
  switch (action.kind) {
    case 'check-started':
      return { ...session, phase: 'checking', retryInS: null };
    case 'recheck-started':
      return { ...session, phase: 'checking' };
    case 'session-started':
      return { ...session, phase: 'signed-in' };
    case 'account-created':
      return { ...session, isAccountNew: true };
    case 'checked':
      return applyCheck(session, action.check);
    case 'rechecked':
      // A refused refresh ends the session, and with it this scope; a network failure proves nothing.
      return { ...session, phase: 'signed-in', isRecheckFailed: !action.isOk };
    case 'retry-counted':
      return { ...session, retryInS: action.seconds };
    case 'sign-out-clicked':
      return { ...session, isSigningOut: true, isPathCarried: false, endReason: null };
    case 'signed-out':
      return { ...session, isSigningOut: false };
    case 'signed-out-elsewhere':
      return { ...session, isPathCarried: false, endReason: 'signed-out-elsewhere' };
    case 'expired':
      return { ...session, endReason: action.reason };
  }
};

const SESSION_END_TEXTS: Readonly<Record<SessionEndReason, string>> = {
  'signed-in-elsewhere': 'You were signed out because this account signed in somewhere else.',
  'signed-out-elsewhere': 'You signed out in another window.',
  ended: 'Your session has ended. Please sign in again.',
};

/** Notice on /login; null after the user signed out in this window. */
export const sessionEndNotice = ({ endReason }: SessionState): string | null =>
  endReason && SESSION_END_TEXTS[endReason];
