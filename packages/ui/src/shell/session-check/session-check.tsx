import { Link } from '../../primitives/link';
import { WaitingScreen } from '../full-screen';

/** Props of {@link SessionCheck}. */
export interface SessionCheckProps {
  /** Seconds until the server, which was too busy to answer, is asked again. Default: it is being asked now. */
  retryInS?: number | undefined;
}

/** Shown in place of a protected page until it is known whether the user is signed in (spec §2). */
export function SessionCheck({ retryInS }: SessionCheckProps) {
  return (
    <WaitingScreen label="Checking session...">
      {retryInS !== undefined && (
        <p className="text-sm text-ink-muted">
          The server is busy. Trying again in {retryInS} s. <Link to="/login">Go to Login</Link>
        </p>
      )}
    </WaitingScreen>
  );
}
