import { $login, loginActed } from '@sms/domain/session/login-form';
import { canSubmitLogin, loginFieldErrors, type LoginForm } from '@sms/domain/session/login-state';
import { $session } from '@sms/domain/session/session';
import { sessionEndNotice } from '@sms/domain/session/session-state';
import { LoginPage } from '@sms/ui/pages/login-page';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { namesSupport, supportWords } from '@sms/ui/primitives/support-words';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { hasSupport } from '../../boot/site';

const Channels = lazyWithRetry(() => import('../../support/channels'));

/** Shown where the browser blocks all cookies: the session cannot outlive this page. */
const COOKIES_BLOCKED =
  'Cookies are blocked. You can sign in, but a reload will sign you out. Allow cookies for this site to stay signed in.';

/** Sign-in form (spec §2). */
export default function LoginScreen() {
  const { login, session, act } = useUnit({ login: $login, session: $session, act: loginActed });
  const errors = loginFieldErrors(login);
  const field = (name: keyof LoginForm) => ({
    value: login.form[name],
    onChange: (value: string) => act({ kind: 'edited', field: name, value }),
    onBlur: () => act({ kind: 'left', field: name }),
    error: errors[name] ?? undefined,
  });
  return (
    <LoginPage
      username={field('username')}
      password={field('password')}
      onSubmit={() => act({ kind: 'submitted' })}
      canSubmit={login.sent === null && canSubmitLogin(login.form)}
      busy={login.sent !== null}
      notice={sessionEndNotice(session) ?? (navigator.cookieEnabled ? undefined : COOKIES_BLOCKED)}
      error={login.error === null ? undefined : supportWords(login.error, hasSupport())}
      support={
        namesSupport(login.error ?? '') && (
          <Suspense>
            <Channels />
          </Suspense>
        )
      }
    />
  );
}
