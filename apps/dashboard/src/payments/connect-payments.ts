import { paymentEventHeard, returnedFromProvider, returnReported } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';
import { listenToCheckouts } from './checkout-channel';
import { takePaymentReturn } from './provider-callback';
import { listenToPaymentEvents } from './window-events';

/**
 * Tells the domain what the browser knows about payments: a return this page was opened with, and, until the
 * returned function is called, what popups report and the payment events of the window.
 */
export const connectPayments = (scope: Scope): (() => void) => {
  const paymentReturn = takePaymentReturn();
  if (paymentReturn !== null) scopeBind(returnedFromProvider, { scope })(paymentReturn);
  const stopEvents = listenToPaymentEvents(scopeBind(paymentEventHeard, { scope }));
  const stopCheckouts = listenToCheckouts(scopeBind(returnReported, { scope }));
  return () => {
    stopEvents();
    stopCheckouts();
  };
};
