import {
  $isExpiryMonitorNeeded,
  $isSigningOut,
  $receivedCount,
  $systemMessage,
  channelOpened,
  numberBought,
  paymentViewClosed,
  paymentViewOpened,
  portsSupplied,
  workspaceOpened,
} from '@sms/domain';
import { lazyWithRetry } from '@sms/ui/primitives/lazy-with-retry';
import { NairaProvider, type ToNaira } from '@sms/ui/primitives/naira';
import { Spinner } from '@sms/ui/primitives/spinner';
import { AppShell } from '@sms/ui/shell/app-shell';
import { SigningOutOverlay } from '@sms/ui/shell/signing-out-overlay';
import { useProvidedScope, useUnit } from 'effector-react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useIncomingCodes } from '../../notifications/use-incoming-codes';
import { readStorage } from '../../browser/storage/browser-storage';
import { listenToPageEvents } from '../../browser/page-events';
import { isCheckoutWindow } from '../../payments/checkout-window';
import { connectPayments } from '../../payments/connect-payments';
import type { NairaRateProps } from '../../payments/naira-rate';
import { hasPendingCallback } from '../../payments/provider-callback';
import { openTabChannel } from '../../browser/tabs/tab-channel';
import { createEventHook } from '../hooks/create-event-hook';
import { fullScreenFallback } from '../fallbacks/full-screen-fallback';
import { PATHS } from '../routing/paths';
import { idle } from '../idle';
import { ConnectionStatus } from './connection-status';
import { WorkspaceDialogs, type WorkspaceDialog } from './workspace-dialogs';
import { WorkspaceHeader } from './workspace-header';
import { workspacePorts } from './workspace-ports';

const ProviderCallbackScreen = lazyWithRetry(
  () => import('../../payments/provider-callback-screen'),
  fullScreenFallback,
);
/** In each signed-in tab, since any of them may become the leader. */
const IdleParts = lazyWithRetry<Pick<NairaRateProps, 'onChange'>>(
  () => idle.then(() => import('./idle-parts')),
  () => null,
);
const SystemMessage = lazyWithRetry<object>(
  () => import('../../notifications/system-message'),
  () => null,
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
  const [toNaira, setToNaira] = useState<ToNaira | null>(null);
  const [dialog, setDialog] = useState<WorkspaceDialog | null>(null);
  const {
    isExpiryMonitorNeeded,
    isSigningOut,
    receivedCount,
    systemMessage,
    openChannel,
    opened,
    paymentsOpened,
    paymentsClosed,
  } = useUnit({
    isExpiryMonitorNeeded: $isExpiryMonitorNeeded,
    isSigningOut: $isSigningOut,
    receivedCount: $receivedCount,
    systemMessage: $systemMessage,
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
    if (scope === null || readStorage('unsettled-purchase') === null) return;
    // If the code cannot be loaded, the purchase stays stored and the next page, or the wizard, resumes it.
    import('../../screens/buy-number/buy-number-screen').then(
      ({ resumePurchase }) => resumePurchase(scope),
      () => undefined,
    );
  }, [scope]);
  useEffect(() => {
    if (scope === null || readStorage('unsettled-deposit') === null) return;
    // If the code cannot be loaded, the deposit stays stored and the next page resumes it.
    import('../../screens/transactions/transactions-screen').then(
      ({ restoreDeposit }) => restoreDeposit(scope),
      () => undefined,
    );
  }, [scope]);
  useEffect(() => {
    if (scope === null || !isExpiryMonitorNeeded) return;
    // Without the code, only a toast announces an SMS after expiry.
    import('../../screens/active-numbers/start-expiry-monitor').then(
      ({ startExpiryMonitor }) => startExpiryMonitor(scope),
      () => undefined,
    );
  }, [scope, isExpiryMonitorNeeded]);
  useEffect(() => {
    if (pathname !== PATHS.transactions) return;
    paymentsOpened();
    return () => paymentsClosed();
  }, [pathname, paymentsOpened, paymentsClosed]);
  useIncomingCodes();
  useNumberBought(() => void navigate(PATHS.activeNumbers));

  return (
    <NairaProvider toNaira={toNaira}>
      <Suspense>
        <IdleParts onChange={setToNaira} />
      </Suspense>
      <Suspense>{systemMessage !== null && <SystemMessage />}</Suspense>
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
