import { $session, sessionCheckRequested, signOutClicked } from '@sms/domain/session/session';
import { Button } from '@sms/ui/primitives/buttons/button';
import { ProblemScreen } from '@sms/ui/shell/screens/full-screen';
import { useUnit } from 'effector-react';

/** Shown when the session exists but its user cannot be loaded (spec §2). */
export default function SessionErrorScreen() {
  const { session, tryAgain, signOut } = useUnit({
    session: $session,
    tryAgain: sessionCheckRequested,
    signOut: signOutClicked,
  });
  return (
    <ProblemScreen
      title="Authentication Error"
      description={session.error}
      actions={
        <>
          <Button variant="primary" onClick={() => tryAgain()}>
            Try Again
          </Button>
          <Button onClick={() => signOut()}>Go to Login</Button>
        </>
      }
    />
  );
}
