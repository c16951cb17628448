import {
  $isSigningOut,
  numberBought,
  paymentViewClosed,
  paymentViewOpened,
  workspaceOpened,
} from '@sms/domain';
import { Spinner } from '@sms/ui/primitives/spinner';
import { AppShell } from '@sms/ui/shell/app-shell';
import { SigningOutOverlay } from '@sms/ui/shell/signing-out-overlay';
import { useProvidedScope, useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { createEventHook } from './create-event-hook';
import { listenToBrowser } from './listen-to-browser';
import { PATHS } from './paths';
import { ConnectionStatus } from './screens/workspace/connection-status';
import { WorkspaceHeader } from './screens/workspace/workspace-header';

const useNumberBought = createEventHook(numberBought);

/** What stands around every screen of a signed-in user, and starts what only they need. */
export default function Workspace() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isSigningOut, opened, paymentsOpened, paymentsClosed } = useUnit({
    isSigningOut: $isSigningOut,
    opened: workspaceOpened,
    paymentsOpened: paymentViewOpened,
    paymentsClosed: paymentViewClosed,
  });
  const scope = useProvidedScope();
  useEffect(() => {
    opened();
  }, [opened]);
  useEffect(() => {
    if (pathname !== PATHS.transactions) return;
    paymentsOpened();
    return () => paymentsClosed();
  }, [pathname, paymentsOpened, paymentsClosed]);
  useEffect(() => (scope === null ? undefined : listenToBrowser(scope)), [scope]);
  useNumberBought(() => void navigate(PATHS.activeNumbers));

  return (
    <>
      <AppShell
        currentPath={pathname}
        version={__APP_VERSION__}
        header={(menuButton) => <WorkspaceHeader menuButton={menuButton} />}
      >
        <Suspense fallback={<Spinner label="Loading..." />}>
          <Outlet />
        </Suspense>
      </AppShell>
      <ConnectionStatus />
      {isSigningOut && <SigningOutOverlay />}
    </>
  );
}
