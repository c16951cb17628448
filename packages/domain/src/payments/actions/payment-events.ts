import { attach, createEvent, createStore, merge, sample } from 'effector';
import { $isAuthenticated } from '../../api/session/current-user';
import { $ports } from '../../lib/ports';
import { createDelayFx } from '../../lib/time/timers';
import { formatUsd } from '../../lib/format/money';
import type { PaymentEvent } from '../../lib/payment-event';
import { balanceInvalidated } from '../../account/balance';
import { toast, toastRequested, type ToastRequest } from '../../lib/toasts/toasts';
import { AUTO_CANCELLED_TOAST_MS, PAYMENT_REFRESH_DELAY_MS, SHORT_DECIMALS } from '../../limits/spec';
import { paymentFailed, paymentSucceeded } from '../../realtime/messages/events';
import { depositsInvalidated } from '../deposit-list';
import { pendingRemoved } from '../deposits/pending-deposits';
import { cancelFx, verifyFx } from './payment-effects';

/** A payment changed: the product knows it from a call of its own or from the payment window. */
export const paymentChanged = createEvent<PaymentEvent>();

/** The same from a script outside the product, as a window event (spec §4). */
export const paymentEventReceived = createEvent<PaymentEvent>();

const announced = merge([paymentChanged, paymentEventReceived]);

/** Error text when the outcome of a payment cannot be checked (spec §8). */
export const CALLBACK_FAILED = 'Failed to process payment result';

/** Outcome of a call about a payment. */
export interface PaymentOutcome {
  readonly txRef: string;
  /** Toast to show. */
  readonly toast: ToastRequest;
  /** Change by the outcome; null without a known change. */
  readonly event: Omit<PaymentEvent, 'txRef'> | null;
}

/** A call about a payment has ended: shows a toast and reloads deposits and balance, whatever the outcome. */
export const paymentSettled = createEvent<PaymentOutcome>();

/** A payment was created, or its provider callback handled: balance and deposits reload a moment later. */
export const paymentRefreshRequested = createEvent();

const refreshDue = createEvent();

sample({
  clock: paymentRefreshRequested,
  fn: () => ({ afterMs: PAYMENT_REFRESH_DELAY_MS, payload: undefined }),
  target: createDelayFx(refreshDue),
});
sample({ clock: refreshDue, filter: $isAuthenticated, target: [balanceInvalidated, depositsInvalidated] });

/** An outcome comes as a message and as the response to a call, in any order: the first is told (decision N09). */
interface ReportedOutcome {
  readonly by: 'message' | 'response';
  /** What the payment and its outcome are known by. */
  readonly keys: readonly string[];
  readonly toast: ToastRequest;
}

const reported = merge([
  paymentSettled.map(({ txRef, event, toast }): ReportedOutcome => ({
    by: 'response',
    keys: event === null ? [] : [`${event.name} ${txRef}`],
    toast,
  })),
  paymentSucceeded.map(({ references, settlementAmount }): ReportedOutcome => ({
    by: 'message',
    keys: references.map((reference) => `completed ${reference}`),
    toast: toast(
      'success',
      settlementAmount === null
        ? 'Payment successful!'
        : `Payment successful! ${formatUsd(settlementAmount, SHORT_DECIMALS)} credited to your account`,
    ),
  })),
  paymentFailed.map(({ references, reason }): ReportedOutcome => ({
    by: 'message',
    keys: references.map((reference) => `failed ${reference}`),
    toast: toast('error', reason === null ? 'Payment failed' : `Payment failed: ${reason}`),
  })),
]);
/** The user asks about this payment, and is answered whatever was told before. */
const pressed = merge([
  verifyFx.filterMap(({ txRef, isCallback }) => (isCallback ? undefined : txRef)),
  cancelFx.map(({ txRef }) => txRef),
]);
const outcomeTold = createEvent<ReportedOutcome>();
const $toldOutcomes = createStore<ReadonlyMap<string, ReportedOutcome['by']>>(new Map())
  .on(outcomeTold, (told, { keys, by }) => new Map([...told, ...keys.map((key) => [key, by] as const)]))
  .on(pressed, (told, txRef) => new Map([...told].filter(([key]) => !key.endsWith(` ${txRef}`))));
sample({
  clock: reported,
  source: $toldOutcomes,
  // The same payment can be declined again: that is another message, or another press.
  filter: (told, { keys, by }) => !keys.some((key) => (told.get(key) ?? by) !== by),
  fn: (_, outcome) => outcome,
  target: outcomeTold,
});
sample({ clock: outcomeTold, fn: ({ toast }) => toast, target: toastRequested });
// The balance call also has the pending amount and the success rate.
sample({ clock: paymentSettled, target: balanceInvalidated });
sample({
  clock: paymentSettled.filterMap(({ txRef, event }) => (event === null ? undefined : { ...event, txRef })),
  target: paymentChanged,
});
sample({
  clock: paymentSettled,
  filter: ({ event }) => event === null,
  target: depositsInvalidated,
});

sample({ clock: announced, fn: ({ txRef }) => [txRef], target: pendingRemoved });
sample({ clock: announced, target: depositsInvalidated });
sample({
  clock: paymentEventReceived,
  filter: ({ name }) => name === 'completed',
  target: balanceInvalidated,
});
sample({
  clock: announced,
  filter: ({ name, reason }) => name === 'auto_cancelled' && reason === 'not_activated',
  fn: () => toast('info', 'Payment cancelled. You can create a new payment.', AUTO_CANCELLED_TOAST_MS),
  target: toastRequested,
});

// An echo for scripts outside the product (spec §4).
sample({
  clock: paymentChanged,
  target: attach({
    source: $ports,
    effect: ({ dispatchPaymentEvent }, event: PaymentEvent) => dispatchPaymentEvent(event),
  }),
});
