import { portsSupplied } from '@sms/domain/lib/ports';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import { callbackCheckRequested, paymentActed } from '@sms/domain/payments/payments';
import { callbackOpened } from '@sms/domain/payments/pending-callback';
import { channelOpened } from '@sms/domain/realtime/tabs/tab-channel';
import { scopeBind, type Scope } from 'effector';
import { listenToPageEvents } from '../../browser/page-events';
import { openTabChannel } from '../../browser/tabs/tab-channel';
import { isCheckoutWindow, listenToCheckouts, listenToPaymentEvents } from '../../payments/checkout-window';
import { hasPendingCallback, takeProviderCallback } from '../../payments/provider-callback';
import { workspacePorts } from './workspace-ports';

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

/** True inside a payment popup, which shows the payment result and nothing else. */
export const isPaymentResult = (): boolean => hasPendingCallback() && isCheckoutWindow();

/** What closes each workspace that is open. */
const open = new WeakMap<Scope, () => void>();

const connect = (scope: Scope): (() => void) => {
  scopeBind(portsSupplied, { scope })(workspacePorts);
  if (isPaymentResult()) return () => undefined;
  const stopPage = listenToPageEvents(scope);
  const stopPayments = connectPayments(scope);
  const tabs = openTabChannel();
  if (tabs !== null) scopeBind(channelOpened, { scope })(tabs);
  scopeBind(workspaceOpened, { scope })();
  return () => {
    stopPage();
    stopPayments();
  };
};

/**
 * Connects the signed-in part of the domain with the browser and starts its models, unless that is done: the
 * first page does it before it is drawn. The returned function closes it.
 */
export const openWorkspace = (scope: Scope): (() => void) => {
  const close = open.get(scope) ?? connect(scope);
  open.set(scope, close);
  return () => {
    open.delete(scope);
    close();
  };
};
