import { $sessionError } from '@sms/domain/session/start-up';
import { signOutClicked } from '@sms/domain/session/sign-out';
import { AuthenticationErrorScreen } from '@sms/ui/shell/screens/authentication-error-screen';
import { useUnit } from 'effector-react';

/** Shown when the session exists but its user cannot be loaded (spec §2). */
export default function SessionErrorScreen() {
  const { message, signOut } = useUnit({ message: $sessionError, signOut: signOutClicked });
  return <AuthenticationErrorScreen message={message} onGoToLogin={() => signOut()} />;
}
