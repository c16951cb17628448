export { sessionEnded } from '../../lib/session-events';
export { $sessionEndNotice } from './end-notice';
export {
  $isSigningIn,
  $loginBlockedBy,
  $loginError,
  $loginFieldErrors,
  $password,
  $username,
  loginSubmitted,
  passwordBlurred,
  passwordChanged,
  usernameBlurred,
  usernameChanged,
  type LoginBlockedBy,
} from './login-form';
export { $isMobileDevice, $isRedirectDue, isMobileUserAgent } from './redirect';
export {
  $isPathCarried,
  $isSigningOut,
  sessionExpired,
  signedOutElsewhere,
  signOutClicked,
} from './sign-out';
export {
  $isRecheckFailed,
  $isSessionRestored,
  $sessionError,
  $sessionPhase,
  $sessionRetryInS,
  sessionCheckRequested,
  type SessionPhase,
} from './start-up';
export { $isAuthenticated, $user, sessionStarted } from '../../api/session/current-user';
