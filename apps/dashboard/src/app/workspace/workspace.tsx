import {
  $isEndWatchNeeded,
  $isSigningOut,
  $receivedCount,
  numberBought,
  paymentViewClosed,
  paymentViewOpened,
  portsSupplied,
  tabGroupFound,
  workspaceOpened,
} from '@sms/domain';
import { late } from '@sms/ui/primitives/lazy-with-retry';
import { Spinner } from '@sms/ui/primitives/spinner';
import { AppShell } from '@sms/ui/shell/app-shell';
import { SigningOutOverlay } from '@sms/ui/shell/signing-out-overlay';
import { useProvidedScope, useUnit } from 'effector-react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useArrival } from '../../notifications/use-incoming-codes';
import { createEventHook } from '../hooks/create-event-hook';
import { loadKept } from '../../browser/storage/browser-storage';
import { listenToBrowser } from '../../browser/page-events';
import { onItsOwn } from '../fallbacks/full-screen-fallback';
import { PATHS } from '../routing/paths';
import { isCheckoutWindow } from '../../payments/checkout-window';
import { connectPayments } from '../../payments/connect-payments';
import { isPaymentReturnWaiting } from '../../payments/provider-callback';
import { ConnectionStatus } from './connection-status';
import { WorkspaceDialogs, type WorkspaceDialog } from './workspace-dialogs';
import { WorkspaceHeader } from './workspace-header';
import { findTabGroup } from '../../browser/tabs/tab-channel';
import { workspacePorts } from './workspace-ports';

const PaymentReturnScreen = late(() => import('../../payments/provider-callback-screen'), onItsOwn);
const useNumberBought = createEventHook(numberBought);

/** What a signed-in user sees: the whole product, or in the popup of a payment just its result. */
export default function Workspace() {
  const [isResult] = useState(() => isPaymentReturnWaiting() && isCheckoutWindow());
  const supplyPorts = useUnit(portsSupplied);
  // A layout effect, so that it runs before the effects of the screens inside, which ask for what was kept.
  useLayoutEffect(() => {
    supplyPorts(workspacePorts);
  }, [supplyPorts]);
  if (!isResult) return <WholeWorkspace />;
  return (
    <Suspense>
      <PaymentReturnScreen />
    </Suspense>
  );
}

/** The frame around every screen of a signed-in user. Also starts what only signed-in users need. */
function WholeWorkspace() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<WorkspaceDialog | null>(null);
  const { isEndWatchNeeded, isSigningOut, codesReady, foundTabs, opened, paymentsOpened, paymentsClosed } =
    useUnit({
      isEndWatchNeeded: $isEndWatchNeeded,
      isSigningOut: $isSigningOut,
      codesReady: $receivedCount,
      foundTabs: tabGroupFound,
      opened: workspaceOpened,
      paymentsOpened: paymentViewOpened,
      paymentsClosed: paymentViewClosed,
    });
  const scope = useProvidedScope();
  useEffect(() => (scope === null ? undefined : listenToBrowser(scope)), [scope]);
  useEffect(() => (scope === null ? undefined : connectPayments(scope)), [scope]);
  useEffect(() => {
    const tabs = findTabGroup();
    if (tabs !== null) foundTabs(tabs);
    opened();
  }, [foundTabs, opened]);
  useEffect(() => {
    if (scope === null || loadKept('unsettled-deposit') === null) return;
    // If the code cannot be loaded, the deposit stays kept and the next page resumes it.
    import('../../screens/transactions/transactions-screen').then(
      ({ restoreDeposit }) => restoreDeposit(scope),
      () => undefined,
    );
  }, [scope]);
  useEffect(() => {
    if (scope === null || !isEndWatchNeeded) return;
    // Without the code a message that comes too late is told by its toast alone.
    import('../../screens/active-numbers/start-expiry-monitor').then(
      ({ watchEnds }) => watchEnds(scope),
      () => undefined,
    );
  }, [scope, isEndWatchNeeded]);
  useEffect(() => {
    if (pathname !== PATHS.transactions) return;
    paymentsOpened();
    return () => paymentsClosed();
  }, [pathname, paymentsOpened, paymentsClosed]);
  useArrival();
  useNumberBought(() => void navigate(PATHS.activeNumbers));

  return (
    <>
      <AppShell
        currentPath={pathname}
        version={__APP_VERSION__}
        codesReady={codesReady}
        header={(menuButton) => (
          <WorkspaceHeader menuButton={menuButton} onSearch={() => setDialog('search')} />
        )}
      >
        <Suspense fallback={<Spinner label="Loading..." />}>
          <Outlet />
        </Suspense>
      </AppShell>
      <ConnectionStatus />
      <WorkspaceDialogs dialog={dialog} onDialog={setDialog} />
      {isSigningOut && <SigningOutOverlay />}
    </>
  );
}
