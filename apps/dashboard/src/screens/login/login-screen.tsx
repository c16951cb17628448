import { canSubmitLogin, loginForm } from '@sms/domain/session/login-form';
import { sessionEndNotice } from '@sms/domain/session/session-state';
import { GuestPage } from '@sms/ui/pages/guest-page';
import { LoginForm } from '@sms/ui/session/login-form';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { namesSupport, supportWords } from '@sms/ui/primitives/support-words';
import { Suspense } from 'react';
import { useForm, useSubmit } from '../../app/hooks/use-form';
import { PATHS } from '../../app/routing/paths';
import { hasSupport } from '../../boot/site';

const Channels = lazyWithRetry(() => import('../../support/channels'));

/** Shown where the browser blocks all cookies: the session cannot outlive this page. */
const COOKIES_BLOCKED =
  'Cookies are blocked. You can sign in, but a reload will sign you out. Allow cookies for this site to stay signed in.';

/** Sign-in form (spec §2). */
export default function LoginScreen() {
  const { values, field, error } = useForm(loginForm);
  const { isSent, session, submit } = useSubmit(loginForm);
  return (
    <GuestPage
      title="Welcome back"
      other={{ question: 'New here?', to: PATHS.register, link: 'Create account' }}
      notice={
        error === undefined
          ? (sessionEndNotice(session) ?? (navigator.cookieEnabled ? undefined : COOKIES_BLOCKED))
          : undefined
      }
    >
      <title>Sign in · SMS Dashboard</title>
      <LoginForm
        username={field('username')}
        password={field('password')}
        onSubmit={submit}
        canSubmit={!isSent && canSubmitLogin(values)}
        busy={isSent}
        error={error && supportWords(error, hasSupport())}
        support={
          namesSupport(error ?? '') && (
            <Suspense>
              <Channels />
            </Suspense>
          )
        }
      />
    </GuestPage>
  );
}
