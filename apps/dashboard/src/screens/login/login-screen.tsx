import {
  $isLoginSupportNeeded,
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
} from '@sms/domain/session/login-form';
import { $sessionEndNotice } from '@sms/domain/session/sign-out';
import { LoginPage } from '@sms/ui/pages/login-page';
import { useUnit } from 'effector-react';
import { site } from '../../boot/site';

/** Shown where the browser blocks all cookies: the session cannot outlive this page. */
const COOKIES_BLOCKED =
  'Cookies are blocked. You can sign in, but a reload will sign you out. Allow cookies for this site to stay signed in.';

/** Sign-in form (spec §2). */
export default function LoginScreen() {
  const form = useUnit({
    username: $username,
    password: $password,
    errors: $loginFieldErrors,
    error: $loginError,
    isSupportNeeded: $isLoginSupportNeeded,
    notice: $sessionEndNotice,
    blockedBy: $loginBlockedBy,
    isSigningIn: $isSigningIn,
    usernameChanged,
    usernameBlurred,
    passwordChanged,
    passwordBlurred,
    loginSubmitted,
  });
  return (
    <LoginPage
      username={{
        value: form.username,
        onChange: form.usernameChanged,
        onBlur: () => form.usernameBlurred(),
        error: form.errors.username ?? undefined,
      }}
      password={{
        value: form.password,
        onChange: form.passwordChanged,
        onBlur: () => form.passwordBlurred(),
        error: form.errors.password ?? undefined,
      }}
      onSubmit={() => form.loginSubmitted()}
      canSubmit={form.blockedBy === null}
      busy={form.isSigningIn}
      notice={form.notice ?? (navigator.cookieEnabled ? undefined : COOKIES_BLOCKED)}
      error={form.error ?? undefined}
      supportHref={form.isSupportNeeded ? site().support?.link : undefined}
    />
  );
}
