import { attach, createEvent, sample, scopeBind } from 'effector';
import { $ports } from '../../../../lib/ports';
import type { PaymentEvent } from '../../../../rules';
import { balanceInvalidated } from '../../../account/balance/balance';
import { toast, toastRequested, type ToastRequest } from '../../../notifications/toasts/toasts';
import { AUTO_CANCELLED_TOAST_MS } from '../../../../limits';
import { depositsInvalidated } from '../list';
import { pendingRemoved } from '../pending';

/** A window event about a payment, fired by the product itself or by any other script. */
export const paymentEventReceived = createEvent<PaymentEvent>();

/** Fires a window event about a payment; without a window only the product receives it. */
export const dispatchPaymentEventFx = attach({
  source: $ports,
  effect: ({ dispatchPaymentEvent }, event: PaymentEvent): void => {
    const announce = dispatchPaymentEvent ?? scopeBind(paymentEventReceived);
    announce(event);
  },
});

/** Outcome of a call about a payment. */
export interface PaymentOutcome {
  readonly txRef: string;
  /** Toast to show. */
  readonly toast: ToastRequest;
  /** The window event to fire; null without a known change. */
  readonly event: Omit<PaymentEvent, 'txRef'> | null;
}

/** A call about a payment has ended: shows a toast and reloads the deposits, whatever the outcome. */
export const paymentSettled = createEvent<PaymentOutcome>();

sample({ clock: paymentSettled, fn: ({ toast }) => toast, target: toastRequested });
sample({
  clock: paymentSettled.filterMap(({ txRef, event }) => (event === null ? undefined : { ...event, txRef })),
  target: dispatchPaymentEventFx,
});
sample({
  clock: paymentSettled,
  filter: ({ event }) => event === null,
  target: depositsInvalidated,
});

sample({ clock: paymentEventReceived, fn: ({ txRef }) => [txRef], target: pendingRemoved });
sample({ clock: paymentEventReceived, target: depositsInvalidated });
sample({
  clock: paymentEventReceived,
  filter: ({ name }) => name === 'completed',
  target: balanceInvalidated,
});
sample({
  clock: paymentEventReceived,
  filter: ({ name, reason }) => name === 'auto_cancelled' && reason === 'not_activated',
  fn: () => toast('info', 'Payment cancelled. You can create a new payment.', AUTO_CANCELLED_TOAST_MS),
  target: toastRequested,
});
