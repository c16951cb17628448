import { $isSigningOut } from '@sms/domain/session';
import { $receivedCount, numberBought } from '@sms/domain/numbers';
import { $toNaira } from '@sms/domain/payments';
import { channelOpened, paymentViewClosed, paymentViewOpened } from '@sms/domain/realtime';
import { portsSupplied, workspaceOpened } from '@sms/domain/lib';
import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import { NairaProvider } from '@sms/ui/primitives/naira';
import { Spinner } from '@sms/ui/primitives/spinner';
import { AppShell } from '@sms/ui/shell/app-shell';
import { SigningOutOverlay } from '@sms/ui/shell/signing-out-overlay';
import { useProvidedScope, useUnit } from 'effector-react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useIncomingCodes } from '../../notifications/use-incoming-codes';
import { WorkspaceNotices } from '../../notifications/workspace-notices';
import { listenToPageEvents } from '../../browser/page-events';
import { isCheckoutWindow } from '../../payments/checkout-window';
import { connectPayments } from '../../payments/connect-payments';
import { hasPendingCallback } from '../../payments/provider-callback';
import { openTabChannel } from '../../browser/tabs/tab-channel';
import { createEventHook } from '../hooks/create-event-hook';
import { fullScreenFallback } from '../fallbacks/full-screen-fallback';
import { PATHS } from '../routing/paths';
import { ConnectionStatus } from './connection-status';
import { WorkspaceDialogs, type WorkspaceDialog } from './workspace-dialogs';
import { WorkspaceHeader } from './workspace-header';
import { workspacePorts } from './workspace-ports';

const ProviderCallbackScreen = lazyWithRetry(
  () => import('../../payments/provider-callback-screen'),
  fullScreenFallback,
);
const useNumberBought = createEventHook(numberBought);

/** The signed-in product: the whole workspace, or only the payment result inside a payment popup. */
export default function Workspace() {
  const [isResult] = useState(() => hasPendingCallback() && isCheckoutWindow());
  const supplyPorts = useUnit(portsSupplied);
  // A layout effect, so that it runs before the effects of the screens inside, which read stored data.
  useLayoutEffect(() => {
    supplyPorts(workspacePorts);
  }, [supplyPorts]);
  if (!isResult) return <WholeWorkspace />;
  return (
    <Suspense>
      <ProviderCallbackScreen />
    </Suspense>
  );
}

/** The frame around every signed-in screen. Also starts the models that only signed-in users need. */
function WholeWorkspace() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<WorkspaceDialog | null>(null);
  const { toNaira, isSigningOut, receivedCount, openChannel, opened, paymentsOpened, paymentsClosed } =
    useUnit({
      toNaira: $toNaira,
      isSigningOut: $isSigningOut,
      receivedCount: $receivedCount,
      openChannel: channelOpened,
      opened: workspaceOpened,
      paymentsOpened: paymentViewOpened,
      paymentsClosed: paymentViewClosed,
    });
  const scope = useProvidedScope();
  useEffect(() => (scope === null ? undefined : listenToPageEvents(scope)), [scope]);
  useEffect(() => (scope === null ? undefined : connectPayments(scope)), [scope]);
  useEffect(() => {
    const tabs = openTabChannel();
    if (tabs !== null) openChannel(tabs);
    opened();
  }, [openChannel, opened]);
  useEffect(() => {
    if (pathname !== PATHS.transactions) return;
    paymentsOpened();
    return () => paymentsClosed();
  }, [pathname, paymentsOpened, paymentsClosed]);
  useIncomingCodes();
  useNumberBought(() => void navigate(PATHS.activeNumbers));

  return (
    <NairaProvider toNaira={toNaira}>
      <WorkspaceNotices />
      <AppShell
        currentPath={pathname}
        version={__APP_VERSION__}
        receivedCodeCount={receivedCount}
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
    </NairaProvider>
  );
}
