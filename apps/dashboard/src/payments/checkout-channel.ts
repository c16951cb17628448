import type { PaymentOutcome } from '@sms/domain/payments';

const NAME = 'sms-dashboard:payments';

/**
 * Sends the outcome of a payment to the page that opened the popup. Without an opener, the channel is the popup's only
 * way to reach it.
 */
export const broadcastCheckoutOutcome = (outcome: PaymentOutcome): void => {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(outcome);
  channel.close();
};

/** Listens for the outcomes of payments in popups, until the returned function is called. */
export const listenToCheckouts = (listener: (outcome: PaymentOutcome) => void): (() => void) => {
  const channel = new BroadcastChannel(NAME);
  // Only pages of this origin can send, and a message only makes the product ask the server.
  channel.onmessage = ({ data }: MessageEvent<PaymentOutcome>) => listener(data);
  return () => channel.close();
};
