import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import { LinkProvider } from '@sms/ui/primitives/link';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../notifications/toasts';
import { AppLink } from './routing/app-link';
import { CrashBoundary } from './fallbacks/crash-boundary';
import { loadOnIdle } from './load-on-idle';
import { Router } from './routing/router';
import { HealthGateScreen } from './fallbacks/health-gate-screen';

/** Everything a page opens with has come by then, on a slow line as well. */
const IDLE_AFTER_MS = 10_000;

/** The page has come to rest; or something went wrong, and whoever meets it may not stay until operators are told. */
const idle = new Promise((resolve) => {
  setTimeout(resolve, IDLE_AFTER_MS);
  for (const problem of ['error', 'unhandledrejection']) addEventListener(problem, resolve);
});

const OnIdle = lazyWithRetry<object>(
  () => idle.then(loadOnIdle),
  () => null,
);

/** The whole product: the health gate, then the route's screen, with notices and toasts above. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <LinkProvider component={AppLink}>
          <Suspense>
            <OnIdle />
          </Suspense>
          <CrashBoundary>
            <HealthGateScreen>
              <Router />
            </HealthGateScreen>
            <Toasts />
          </CrashBoundary>
        </LinkProvider>
      </BrowserRouter>
    </CrashBoundary>
  );
}
