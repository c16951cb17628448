import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import { LinkProvider } from '@sms/ui/primitives/link';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../notifications/toasts';
import { AppLink } from './routing/app-link';
import { CrashBoundary } from './fallbacks/crash-boundary';
import { Router } from './routing/router';
import { HealthGateScreen } from './fallbacks/health-gate-screen';

/** Longer than loading takes on a slow line. */
const IDLE_AFTER_MS = 10_000;

/** Load error reporting when the page is idle, or at once after an error: the user may leave before it is sent. */
const idle = new Promise((resolve) => {
  setTimeout(resolve, IDLE_AFTER_MS);
  for (const problem of ['error', 'unhandledrejection']) addEventListener(problem, resolve);
});

const OnIdle = lazyWithRetry<object>(
  () => idle.then(() => import('./on-idle')),
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
