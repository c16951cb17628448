import { late } from '@sms/ui/primitives/lazy-with-retry';
import { LinkProvider } from '@sms/ui/primitives/link';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppLink } from './routing/app-link';
import { CrashBoundary } from './fallbacks/crash-boundary';
import { loadAtRest } from './load-on-idle';
import { Router } from './routing/router';
import { HealthGateScreen } from './fallbacks/health-gate-screen';
import { Toasts } from '../notifications/toasts';

/** Everything a page opens with has come by then, on a slow line as well. */
const AT_REST_MS = 10_000;

/** The page has come to rest; or something went wrong, and whoever meets it may not stay until operators are told. */
const rest = new Promise((resolve) => {
  setTimeout(resolve, AT_REST_MS);
  for (const problem of ['error', 'unhandledrejection']) addEventListener(problem, resolve);
});

const AtRest = late<object>(
  () => rest.then(loadAtRest),
  () => null,
);

/** The whole product: the health gate, then the route's screen, with notices and toasts above. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <LinkProvider component={AppLink}>
          <Suspense>
            <AtRest />
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
