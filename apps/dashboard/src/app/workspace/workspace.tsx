import { $session } from '@sms/domain/session/session';
import { $receivedCount, numberBought } from '@sms/domain/numbers/list/active-numbers';
import { approximateNaira } from '@sms/domain/lib/format/money';
import { $exchangeRate } from '@sms/domain/payments/exchange-rate';
import { callbackCheckRequested, paymentActed } from '@sms/domain/payments/payments';
import { callbackOpened } from '@sms/domain/payments/pending-callback';
import { channelOpened } from '@sms/domain/realtime/tabs/tab-channel';
import { paymentViewClosed, paymentViewOpened, reconnectClicked } from '@sms/domain/realtime/model';
import { portsSupplied } from '@sms/domain/lib/ports';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import { balanceNeeded } from '@sms/domain/account/balance';
import { activeNumbersQuery } from '@sms/domain/numbers/list/active-numbers-query';
import { depositsNeeded } from '@sms/domain/payments/deposit-list';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { NairaProvider } from '@sms/ui/primitives/naira';
import { Spinner } from '@sms/ui/primitives/feedback/spinner';
import { AppShell } from '@sms/ui/shell/app-shell';
import { ReceivedCodeCount } from '@sms/ui/shell/received-code-count';
import { BottomNotices } from '@sms/ui/shell/notices/bottom-notices';
import { SigningOutOverlay } from '@sms/ui/shell/screens/signing-out-overlay';
import { useProvidedScope, useUnit, useStoreMap } from 'effector-react';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { $connectionBadge } from '@sms/domain/notifications/connection-badge';
import { notificationOpened } from '@sms/domain/notifications/incoming-code/notify-user';
import { ConnectionBadge } from '@sms/ui/shell/notices/connection-badge';
import { $preferences } from '@sms/domain/account/preferences';
import { scopeBind, type Scope } from 'effector';
import { SmsToast } from '../../notifications/toasts';
import { WorkspaceNotices } from '../../notifications/workspace-notices';
import { listenToPageEvents } from '../../browser/page-events';
import { isCheckoutWindow, listenToCheckouts, listenToPaymentEvents } from '../../payments/checkout-window';
import { hasPendingCallback, takeProviderCallback } from '../../payments/provider-callback';
import { openTabChannel } from '../../browser/tabs/tab-channel';
import { createEventHook } from '../hooks/create-event-hook';
import { idle } from '../idle';
import { fullScreenFallback } from '../fallbacks/full-screen-fallback';
import { PATHS } from '../routing/paths';
import { WorkspaceDialogs, type WorkspaceDialog } from './workspace-dialogs';
import { WorkspaceHeader } from './workspace-header';
import { workspacePorts } from './workspace-ports';

// Later a code is shown without further code.
void idle.then(() => SmsToast.preload());

/**
 * Connects the payment ports of the browser: the provider callback this page was opened with, or one that an
 * expired session interrupted, and, until the returned function is called, the reports of popups and the
 * payment events of the window.
 */
const connectPayments = (scope: Scope): (() => void) => {
  const callback = takeProviderCallback();
  if (callback !== null) scopeBind(callbackOpened, { scope })(callback);
  scopeBind(callbackCheckRequested, { scope })();
  const act = scopeBind(paymentActed, { scope });
  const stopEvents = listenToPaymentEvents((event) => act({ kind: 'event-received', event }));
  const stopCheckouts = listenToCheckouts((report) => act({ kind: 'callback-reported', report }));
  return () => {
    stopEvents();
    stopCheckouts();
  };
};

const useNotificationOpened = createEventHook(notificationOpened);

/** Connects incoming codes with the page: navigation to the number, and unlocking of audio. */
const useIncomingCodes = (): void => {
  const navigate = useNavigate();
  const hasSound = useStoreMap($preferences, ({ sound }) => sound);
  useNotificationOpened(() => void navigate(PATHS.activeNumbers));
  useEffect(() => {
    if (!hasSound) return;
    import('../../notifications/notify-user').then(
      ({ prepareSound }) => prepareSound(),
      // Without the code there is no sound; the other notifications still work.
      () => undefined,
    );
  }, [hasSound]);
};

/** Status of the live updates (spec §2). */
function ConnectionStatus() {
  const { badge, retry } = useUnit({ badge: $connectionBadge, retry: reconnectClicked });
  return (
    <ConnectionBadge
      state={badge.state}
      detail={badge.detail ?? undefined}
      onRetry={badge.isGivenUp ? () => retry() : undefined}
    />
  );
}

function ReceivedCodes() {
  return <ReceivedCodeCount count={useUnit($receivedCount)} />;
}

/** Naira beside the amounts below, at the rate of the moment. */
function RatedAmounts({ children }: { children: ReactNode }) {
  const rate = useUnit($exchangeRate);
  const toNaira = useMemo(
    () => (rate === null ? null : (usd: string) => approximateNaira(usd, rate)),
    [rate],
  );
  return <NairaProvider toNaira={toNaira}>{children}</NairaProvider>;
}

const ProviderCallbackScreen = lazyWithRetry(
  () => import('../../payments/provider-callback-screen'),
  fullScreenFallback,
);
const useNumberBought = createEventHook(numberBought);

/** Gives a scope the browser: before its first screen reads stored data. */
const supplyPorts = (scope: Scope): void => scopeBind(portsSupplied, { scope })(workspacePorts);

/** Reads what every page is drawn with, before the first one is drawn: nothing else begins before. */
export const readAccount = (scope: Scope): void => {
  supplyPorts(scope);
  for (const needed of [balanceNeeded, depositsNeeded, activeNumbersQuery.start])
    scopeBind(needed, { scope })();
};

/** The signed-in product: the whole workspace, or only the payment result inside a payment popup. */
export default function Workspace() {
  const [isResult] = useState(() => hasPendingCallback() && isCheckoutWindow());
  const scope = useProvidedScope();
  // A layout effect, so that it runs before the effects of the screens inside, which read stored data.
  useLayoutEffect(() => {
    if (scope !== null) supplyPorts(scope);
  }, [scope]);
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
  const { openChannel, opened, paymentsOpened, paymentsClosed } = useUnit({
    openChannel: channelOpened,
    opened: workspaceOpened,
    paymentsOpened: paymentViewOpened,
    paymentsClosed: paymentViewClosed,
  });
  const isSigningOut = useStoreMap($session, (session) => session.isSigningOut);
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
  // Back must not lead to the button that buys the same number again.
  useNumberBought(() => void navigate(PATHS.activeNumbers, { replace: pathname === PATHS.buyNumber }));

  return (
    <RatedAmounts>
      <AppShell
        currentPath={pathname}
        version={__APP_VERSION__}
        receivedCodes={<ReceivedCodes />}
        header={(menuButton) => (
          <WorkspaceHeader
            menuButton={menuButton}
            onSearch={() => setDialog('search')}
            onHelp={() => setDialog('help')}
          />
        )}
      >
        <Suspense fallback={<Spinner label="Loading..." />}>
          <Outlet />
        </Suspense>
      </AppShell>
      <BottomNotices>
        <ConnectionStatus />
        <WorkspaceNotices />
      </BottomNotices>
      <WorkspaceDialogs dialog={dialog} onDialog={setDialog} />
      {isSigningOut && <SigningOutOverlay />}
    </RatedAmounts>
  );
}
