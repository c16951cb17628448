import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import { LinkProvider } from '@sms/ui/primitives/link';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../notifications/toasts';
import { AppLink } from './routing/app-link';
import { CrashBoundary } from './fallbacks/crash-boundary';
import { idle } from './idle';
import { Router } from './routing/router';
import { HealthGateScreen } from './fallbacks/health-gate-screen';

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
