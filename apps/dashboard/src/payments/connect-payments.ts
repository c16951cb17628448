import { paymentEventHeard, returnedFromProvider, returnReported } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';
import { listenToCheckouts } from './checkout-channel';
import { takePaymentReturn } from './payment-return';
import { listenToPaymentEvents } from './window-events';

/**
 * Tells the domain what the browser knows of payments: a return this page was opened with, what popups report
 * and what happens on the window, until the returned function is called.
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
