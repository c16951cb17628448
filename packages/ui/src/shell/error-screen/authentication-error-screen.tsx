import { Button } from '../../primitives/button';
import { ProblemScreen } from '../full-screen';

/** Props of {@link AuthenticationErrorScreen}. */
export interface AuthenticationErrorScreenProps {
  /** What went wrong, in the server's words. */
  message: string;
  /** Opens the sign-in page. */
  onGoToLogin: () => void;
}

/** The session is alive, but the account could not be loaded (spec §2). */
export function AuthenticationErrorScreen({ message, onGoToLogin }: AuthenticationErrorScreenProps) {
  return (
    <ProblemScreen
      title="Authentication Error"
      description={message}
      actions={
        <Button variant="primary" onClick={onGoToLogin}>
          Go to Login
        </Button>
      }
    />
  );
}
