import { LinkProvider } from '@sms/ui/primitives/link';
import { BrowserRouter } from 'react-router-dom';
import { AppLink } from './app-link';
import { CrashBoundary } from './crash-boundary';
import { Router } from './router';
import { HealthGateScreen } from './screens/health-gate/health-gate-screen';
import { Toasts } from './screens/toasts/toasts';

/** The whole product: the health gate, then the route's screen, with toasts above both. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <LinkProvider component={AppLink}>
          <HealthGateScreen>
            <Router />
          </HealthGateScreen>
          <Toasts />
        </LinkProvider>
      </BrowserRouter>
    </CrashBoundary>
  );
}
