import { late } from '@sms/ui/primitives/late';
import { LinkProvider } from '@sms/ui/primitives/link';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppLink } from './app-link';
import { CrashBoundary } from './crash-boundary';
import { loadAtRest } from './load-at-rest';
import { Router } from './router';
import { HealthGateScreen } from './screens/health-gate/health-gate-screen';
import { Toasts } from './screens/toasts/toasts';

/** Everything a page opens with has come by then, on a slow line as well. */
const AT_REST_MS = 10_000;

const AtRest = late<object>(
  () => new Promise((resolve) => setTimeout(resolve, AT_REST_MS)).then(loadAtRest),
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
          <HealthGateScreen>
            <Router />
          </HealthGateScreen>
          <Toasts />
        </LinkProvider>
      </BrowserRouter>
    </CrashBoundary>
  );
}
