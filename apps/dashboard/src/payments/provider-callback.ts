import { readPaymentReturn, type PaymentReturn } from '@sms/domain/rules';

let waiting: PaymentReturn | null = null;

/**
 * Takes the payment provider's parameters out of the address, before anything is asked of the server, and keeps
 * them until somebody is signed in (spec §2).
 */
export const capturePaymentReturn = (): void => {
  const found = readPaymentReturn(window.location.href);
  if (found === null) return;
  history.replaceState(history.state, '', found.address);
  waiting = found.paymentReturn;
};

/** Whether a return waits to be dealt with. */
export const isPaymentReturnWaiting = (): boolean => waiting !== null;

/** Hands out the return, once. */
export const takePaymentReturn = (): PaymentReturn | null => {
  const taken = waiting;
  waiting = null;
  return taken;
};
