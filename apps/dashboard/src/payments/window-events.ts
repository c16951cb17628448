import { PAYMENT_EVENTS, type PaymentEvent } from '@sms/domain/lib';

/** Events of the product itself, which has reacted to them already. */
const echoes = new WeakSet<Event>();

/** Fires a payment event on the window, such as `payment:completed`, with the tx_ref (spec §4). */
export const dispatchPaymentEvent = ({ name, ...detail }: PaymentEvent): void => {
  const echo = new CustomEvent(`payment:${name}`, { detail });
  echoes.add(echo);
  window.dispatchEvent(echo);
};

const textOr = <T>(value: unknown, fallback: T): string | T => (typeof value === 'string' ? value : fallback);

/** Listens for payment events of other scripts on the window, until the returned function is called. */
export const listenToPaymentEvents = (listener: (event: PaymentEvent) => void): (() => void) => {
  const listening = new AbortController();
  for (const name of PAYMENT_EVENTS) {
    window.addEventListener(
      `payment:${name}`,
      (event) => {
        if (echoes.has(event)) return;
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        const { txRef, reason } = (typeof detail === 'object' && detail !== null ? detail : {}) as {
          readonly txRef?: unknown;
          readonly reason?: unknown;
        };
        const why = textOr(reason, undefined);
        listener({ name, txRef: textOr(txRef, ''), ...(why === undefined ? {} : { reason: why }) });
      },
      { signal: listening.signal },
    );
  }
  return () => listening.abort();
};
