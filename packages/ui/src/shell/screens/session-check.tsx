import { Link } from '../../primitives/buttons/link';
import { WaitingScreen, type WaitingScreenProps } from './full-screen';

export interface SessionCheckProps extends Pick<WaitingScreenProps, 'framed'> {
  /**
   * Seconds until the next check where the server gave no answer about the session. Default: the check is in
   * flight.
   */
  retryInS?: number | undefined;
}

/**
 * Replaces a protected page until the session is checked (spec §2). After HealthGate, on every page that
 * needs a session. Not for the sign-in page: it needs no session. A status 'Checking session...'; the seconds
 * until the next attempt are plain text.
 */
export function SessionCheck({ retryInS, framed }: SessionCheckProps) {
  return (
    <WaitingScreen label="Checking session..." framed={framed}>
      {retryInS !== undefined && (
        <p className="text-sm text-ink-muted">
          The server is busy or cannot be reached. Trying again in {retryInS} s.{' '}
          <Link to="/login">Go to Login</Link>
        </p>
      )}
    </WaitingScreen>
  );
}
