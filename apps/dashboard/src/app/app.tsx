import { LinkProvider } from '@sms/ui/primitives/link';
import { useProvidedScope } from 'effector-react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { listenToConnection } from '../browser/page-events';
import { OfflineNoticeScreen } from '../notifications/offline-notice-screen';
import { Toasts } from '../notifications/toasts';
import { AppLink } from './routing/app-link';
import { CrashBoundary } from './fallbacks/crash-boundary';
import { idle } from './idle';
import { Router } from './routing/router';
import { HealthGateScreen } from './fallbacks/health-gate-screen';

/** Nothing the user waits for: without its code the page is whole. */
const OnIdle = lazy((): Promise<{ default: ComponentType }> =>
  idle.then(() => import('./on-idle')).catch(() => ({ default: () => null })),
);

/** The whole product: the health gate, then the route's screen, with notices and toasts above. */
export function App() {
  const scope = useProvidedScope();
  useEffect(() => (scope === null ? undefined : listenToConnection(scope)), [scope]);
  return (
    <CrashBoundary>
      <BrowserRouter>
        <LinkProvider component={AppLink}>
          <Suspense>
            <OnIdle />
          </Suspense>
          <OfflineNoticeScreen />
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
