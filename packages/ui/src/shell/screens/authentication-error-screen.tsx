import { Button } from '../../primitives/buttons/button';
import { ProblemScreen } from './full-screen';

export interface AuthenticationErrorScreenProps {
  /** The server's message. */
  message: string;
  onTryAgain: () => void;
  onGoToLogin: () => void;
}

/**
 * Full-screen error for a valid session whose account could not be loaded: try again, or go to the sign-in
 * page (spec §2). In place of every protected page, after the session refresh succeeded and the account
 * request failed. Not for an expired session: the sign-in page explains it.
 */
export function AuthenticationErrorScreen({
  message,
  onTryAgain,
  onGoToLogin,
}: AuthenticationErrorScreenProps) {
  return (
    <ProblemScreen
      title="Authentication Error"
      description={message}
      actions={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button onClick={onGoToLogin}>Go to Login</Button>
        </>
      }
    />
  );
}
