import { LinkProvider } from '@sms/ui/primitives/link';
import { BrowserRouter } from 'react-router-dom';
import { AppLink } from './app-link';
import { CrashBoundary } from './crash-boundary';
import { Router } from './router';
import { HealthGateScreen } from './screens/health-gate/health-gate-screen';
import { Toasts } from './screens/toasts/toasts';
import { VersionWatch } from './version-watch';

/** The whole product: the health gate, then the route's screen, with toasts and the notice of a new version above. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <LinkProvider component={AppLink}>
          <VersionWatch />
          <HealthGateScreen>
            <Router />
          </HealthGateScreen>
          <Toasts />
        </LinkProvider>
      </BrowserRouter>
    </CrashBoundary>
  );
}
