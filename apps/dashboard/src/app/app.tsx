import { LinkProvider } from '@sms/ui/primitives/buttons/link';
import type { Sessions } from '@sms/domain/workspace/sessions';
import { Provider } from 'effector-react';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { listenToConnection } from '../browser/connection-events';
import { recoverFocus } from '../browser/focus/heading-focus';
import { OfflineNoticeScreen } from '../notifications/offline-notice-screen';
import { Toasts } from '../notifications/toasts';
import { AppLink } from './routing/app-link';
import { CrashBoundary } from './fallbacks/crash-boundary';
import { site } from '../boot/site';
import { idle } from './idle';
import { Router } from './routing/router';
import { HealthGateScreen } from './fallbacks/health-gate-screen';

/** Nothing the user waits for: without its code the page is whole. */
const OnIdle = lazy((): Promise<{ default: ComponentType }> =>
  idle.then(() => import('./on-idle')).catch(() => ({ default: () => null })),
);

/**
 * No boundary around it: where there is a notice, the first view of the page waits for its code, and nothing
 * moves when it comes.
 */
const SiteNotice = lazy((): Promise<{ default: ComponentType }> =>
  import('../notifications/site-notice').catch(() => ({ default: () => null })),
);

export interface AppProps {
  readonly sessions: Sessions;
}

/** The whole product: the health gate, then the route's screen, with notices and toasts above. */
export function App({ sessions }: AppProps) {
  const { id, scope } = useSyncExternalStore(sessions.subscribe, sessions.shown);
  useEffect(() => listenToConnection(scope), [scope]);
  useEffect(recoverFocus, []);
  return (
    <CrashBoundary>
      <BrowserRouter>
        <LinkProvider component={AppLink}>
          <Suspense>
            <OnIdle />
          </Suspense>
          {site().notice && <SiteNotice />}
          {/* A key, so that no state of a component outlives the session either. */}
          <Provider key={id} value={scope}>
            <OfflineNoticeScreen />
            <CrashBoundary>
              <HealthGateScreen>
                <Router />
              </HealthGateScreen>
              <Toasts />
            </CrashBoundary>
          </Provider>
        </LinkProvider>
      </BrowserRouter>
    </CrashBoundary>
  );
}
