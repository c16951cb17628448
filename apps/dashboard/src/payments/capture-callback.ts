import { parseProviderCallback, type ProviderCallback } from '@sms/domain/payments/callback-query';
import { parseStepPayment } from '@sms/domain/payments/pay-and-continue/step-payment';
import { buyNumberPath } from '../app/routing/deep-links';
import { readStorage } from '../browser/storage/browser-storage';
import { keepBackFromCheckout } from './checkout-entries';
import { isCheckoutWindow } from './checkout-window';

/** The step that the payment was made from in this tab; undefined for any other payment. */
const stepPaidFrom = (txRef: string): string | undefined => {
  const payment = parseStepPayment(readStorage('unsettled-top-up'));
  return payment?.txRef === txRef && !isCheckoutWindow() ? buyNumberPath(payment.choices) : undefined;
};

/**
 * Takes the payment provider's parameters out of the address, before the first request (spec §2); null
 * without any. A payment made from the last step of a purchase leads back there (decision 0062).
 */
export const captureProviderCallback = (): ProviderCallback | null => {
  const found = parseProviderCallback(window.location.href);
  if (found === null) return null;
  const { txRef } = found.paymentReturn;
  const address = stepPaidFrom(txRef) ?? found.address;
  if (!isCheckoutWindow()) keepBackFromCheckout();
  history.replaceState(history.state, '', address);
  return found.paymentReturn;
};
