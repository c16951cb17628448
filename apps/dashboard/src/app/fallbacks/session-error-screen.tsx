import { $sessionError, sessionCheckRequested } from '@sms/domain/session/start-up';
import { signOutClicked } from '@sms/domain/session/sign-out';
import { AuthenticationErrorScreen } from '@sms/ui/shell/screens/authentication-error-screen';
import { useUnit } from 'effector-react';

/** Shown when the session exists but its user cannot be loaded (spec §2). */
export default function SessionErrorScreen() {
  const { message, tryAgain, signOut } = useUnit({
    message: $sessionError,
    tryAgain: sessionCheckRequested,
    signOut: signOutClicked,
  });
  return (
    <AuthenticationErrorScreen
      message={message}
      onTryAgain={() => tryAgain()}
      onGoToLogin={() => signOut()}
    />
  );
}
