import { createEvent, sample } from 'effector';
import { isUserFacing } from '../../api/errors/api-error';
import { $depositActivity, cancelFx } from '../actions/payment-effects';
import { depositCancelled } from '../deposit-list';
import { readPaymentError } from '../actions/payment-errors';
import { paymentSettled, type PaymentOutcome } from '../actions/payment-events';

const CANCEL_PAYMENT_TEXTS = {
  failed: 'Failed to cancel payment',
  unconfirmed: "We couldn't confirm the cancellation. The list shows the current status.",
};

/** 'Cancel', or 'Remove' where the payment session has expired, of the payment with this tx_ref. */
export const cancelPaymentClicked = createEvent<string>();

sample({
  clock: cancelPaymentClicked,
  source: $depositActivity,
  filter: (busy, txRef) => !busy.has(txRef),
  fn: (_, txRef) => ({ txRef }),
  target: cancelFx,
});

sample({ clock: cancelFx.done, fn: ({ params: { txRef } }) => txRef, target: depositCancelled });
sample({
  clock: cancelFx.done,
  fn: ({ params: { txRef } }): PaymentOutcome => ({
    txRef,
    toast: { tone: 'success', text: 'Payment cancelled successfully' },
    event: { name: 'cancelled' },
  }),
  target: paymentSettled,
});
sample({
  clock: cancelFx.fail,
  filter: ({ error }) => isUserFacing(error),
  fn: ({ params: { txRef }, error }) => readPaymentError(error, txRef, CANCEL_PAYMENT_TEXTS),
  target: paymentSettled,
});
