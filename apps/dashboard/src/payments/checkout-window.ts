import { PAYMENT_EVENTS, type PaymentEvent } from '@sms/domain/lib/payment-event';
import type { PaymentReport } from '@sms/domain/payments/payment-outcomes';
import type { CheckoutWindow } from '@sms/domain/lib/ports';
import { openChannel } from '../browser/tabs/open-channel';
import { CHECKOUT_WINDOW } from '@sms/domain/limits/spec';

const NAME = 'sms-dashboard:payments';

/**
 * Sends the outcome of a payment to the page that opened the popup. Without an opener, the channel is the
 * popup's only way to reach it.
 */
export const broadcastCheckoutOutcome = (report: PaymentReport): void => {
  const channel = openChannel(NAME);
  channel?.postMessage(report);
  channel?.close();
};

/** Listens for the outcomes of payments in popups, until the returned function is called. */
export const listenToCheckouts = (listener: (report: PaymentReport) => void): (() => void) => {
  const channel = openChannel(NAME);
  if (channel === null) return () => undefined;
  // Only pages of this origin can send, and a message only makes the product ask the server.
  channel.onmessage = ({ data }: MessageEvent<PaymentReport>) => listener(data);
  return () => channel.close();
};

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

const MARK = 'sms-dashboard:checkout-window';

/**
 * Opens an empty popup for a payment; null when it is blocked. Browsers allow popups within a click only. The
 * page shown in the popup gets no reference to this one.
 */
export const openCheckoutWindow = (): CheckoutWindow | null => {
  const { width, height } = CHECKOUT_WINDOW;
  const popup = window.open('about:blank', '_blank', `popup,width=${width},height=${height}`);
  if (popup === null) return null;
  try {
    // Session storage of a window survives visits to other sites; its name and opener do not.
    popup.sessionStorage.setItem(MARK, 'yes');
  } catch {
    // Without the mark the product does not recognise the popup: it shows the result there and leaves it
    // open.
  }
  popup.opener = null;
  return {
    navigate: (href) => {
      if (!popup.closed) popup.location.replace(href);
    },
    close: () => popup.close(),
    isClosed: () => popup.closed,
  };
};

/** True while this window is a payment popup. */
export const isCheckoutWindow = (): boolean => {
  try {
    return sessionStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
};
