import {
  callbackCheckRequested,
  callbackOpened,
  callbackReceived,
  paymentEventReceived,
} from '@sms/domain/payments';
import { scopeBind, type Scope } from 'effector';
import { listenToCheckouts } from './checkout-channel';
import { takeProviderCallback } from './provider-callback';
import { listenToPaymentEvents } from './window-events';

/**
 * Connects the payment ports of the browser: the provider callback this page was opened with, or one that an expired
 * session interrupted, and, until the returned function is called, the reports of popups and the payment events of the
 * window.
 */
export const connectPayments = (scope: Scope): (() => void) => {
  const callback = takeProviderCallback();
  if (callback !== null) scopeBind(callbackOpened, { scope })(callback);
  scopeBind(callbackCheckRequested, { scope })();
  const stopEvents = listenToPaymentEvents(scopeBind(paymentEventReceived, { scope }));
  const stopCheckouts = listenToCheckouts(scopeBind(callbackReceived, { scope }));
  return () => {
    stopEvents();
    stopCheckouts();
  };
};
