import { $session, sessionCheckRequested, signOutClicked } from '@sms/domain/session/session';
import { AuthenticationErrorScreen } from '@sms/ui/shell/screens/authentication-error-screen';
import { useUnit } from 'effector-react';

/** Shown when the session exists but its user cannot be loaded (spec §2). */
export default function SessionErrorScreen() {
  const { session, tryAgain, signOut } = useUnit({
    session: $session,
    tryAgain: sessionCheckRequested,
    signOut: signOutClicked,
  });
  return (
    <AuthenticationErrorScreen
      message={session.error}
      onTryAgain={() => tryAgain()}
      onGoToLogin={() => signOut()}
    />
  );
}
