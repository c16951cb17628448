import { attach, createEvent, sample, scopeBind } from 'effector';
import { $ports } from '../../../../lib/ports';
import type { PaymentEvent } from '../../../../rules';
import { balanceOutdated } from '../../../account/balance';
import { toast, toastRequested, type ToastRequest } from '../../../notifications/toasts';
import { AUTO_CANCELLED_TOAST_MS } from '../../../../limits';
import { depositsOutdated } from '../list';
import { pendingLeft } from '../pending';

/** A window event about a payment was heard, fired by the product itself or by any other script. */
export const paymentEventHeard = createEvent<PaymentEvent>();

/** Fires a window event about a payment; without a window the event is heard by the product alone. */
export const announcePaymentFx = attach({
  source: $ports,
  effect: ({ announcePayment }, event: PaymentEvent): void => {
    const announce = announcePayment ?? scopeBind(paymentEventHeard);
    announce(event);
  },
});

/** How a call about a payment ended. */
export interface PaymentOutcome {
  readonly txRef: string;
  /** What the user is told. */
  readonly toast: ToastRequest;
  /** The window event to fire; null when nothing is known to have changed. */
  readonly event: Omit<PaymentEvent, 'txRef'> | null;
}

/** A call about a payment has ended: the user is told, and the deposits reload whatever the outcome. */
export const paymentConcluded = createEvent<PaymentOutcome>();

sample({ clock: paymentConcluded, fn: ({ toast }) => toast, target: toastRequested });
sample({
  clock: paymentConcluded.filterMap(({ txRef, event }) => (event === null ? undefined : { ...event, txRef })),
  target: announcePaymentFx,
});
sample({
  clock: paymentConcluded,
  filter: ({ event }) => event === null,
  target: depositsOutdated,
});

sample({ clock: paymentEventHeard, fn: ({ txRef }) => [txRef], target: pendingLeft });
sample({ clock: paymentEventHeard, target: depositsOutdated });
sample({
  clock: paymentEventHeard,
  filter: ({ name }) => name === 'completed',
  target: balanceOutdated,
});
sample({
  clock: paymentEventHeard,
  filter: ({ name, reason }) => name === 'auto_cancelled' && reason === 'not_activated',
  fn: () => toast('info', 'Payment cancelled. You can create a new payment.', AUTO_CANCELLED_TOAST_MS),
  target: toastRequested,
});
