import { createEvent, sample } from 'effector';
import { isUserFacing, type ApiError } from '../../api/errors/api-error';
import type { ResultFor } from '../../contracts/operations';
import { readDepositStatus } from '../deposit-state';
import { $toasts, toast, toastDismissed, toastRequested } from '../../lib/toasts/toasts';
import { $callsInFlight, verifyFx, type Verification } from '../actions/payment-effects';
import { isPaymentCode, readPaymentError } from '../actions/payment-errors';
import { paymentSettled, type PaymentOutcome } from '../actions/payment-events';

const VERIFYING = toast('loading', 'Verifying payment...');

const VERIFY_TEXTS = {
  failed: 'Payment verification failed',
  unconfirmed: "We couldn't verify this payment. The list shows the current status.",
};

/** Texts of a payment that the provider is still processing (spec §8). */
export const STILL_PROCESSING = {
  tone: 'info',
  text: 'Payment is still processing. Please check back in a few minutes.',
} as const;

/** 'Verify' of the payment with this tx_ref. */
export const verifyClicked = createEvent<string>();

/** Verifies the payment of the provider callback. */
export const callbackVerificationRequested = createEvent<string>();

/** The verification has ended. */
export const callbackVerificationSettled = createEvent<PaymentOutcome>();

const verificationRequested = createEvent<Verification>();
const verificationSettled = createEvent<PaymentOutcome & Pick<Verification, 'isCallback'>>();

sample({
  clock: verifyClicked,
  fn: (txRef) => ({ txRef, isCallback: false }),
  target: verificationRequested,
});
sample({
  clock: callbackVerificationRequested,
  fn: (txRef) => ({ txRef, isCallback: true }),
  target: verificationRequested,
});

// The guard is in the same step of the event graph as the call: a disabled button would be too late.
sample({
  clock: verificationRequested,
  source: $callsInFlight,
  filter: (calls, { txRef }) => !calls.has(txRef),
  fn: (_, verification) => verification,
  target: verifyFx,
});

sample({ clock: verifyFx, fn: () => VERIFYING, target: toastRequested });
const verifyingToastEnded = sample({
  clock: verifyFx.finally,
  source: $toasts,
  fn: (toasts) => toasts.find(({ text }) => text === VERIFYING.text),
});
sample({ clock: verifyingToastEnded.filterMap((toast) => toast?.id), target: toastDismissed });

sample({
  clock: verifyFx.done,
  fn: ({ params: { txRef, isCallback }, result }) => ({ ...toOutcome(txRef, result), isCallback }),
  target: verificationSettled,
});
sample({
  clock: verifyFx.fail,
  filter: ({ error }) => isUserFacing(error),
  fn: ({ params, error }) => ({ ...toFailureOutcome(params, error), isCallback: params.isCallback }),
  target: verificationSettled,
});
sample({
  clock: verificationSettled,
  filter: ({ isCallback }) => !isCallback,
  target: paymentSettled,
});
sample({
  clock: verificationSettled,
  filter: ({ isCallback }) => isCallback,
  target: callbackVerificationSettled,
});

function toOutcome(txRef: string, { status, message }: ResultFor<'verifyPayment'>): PaymentOutcome {
  if (status !== null && readDepositStatus(status) !== 'completed') {
    return { txRef, toast: STILL_PROCESSING, event: null };
  }
  return {
    txRef,
    toast: toast('success', message ?? 'Payment verified successfully!'),
    event: { name: 'completed' },
  };
}

function toFailureOutcome({ txRef, isCallback }: Verification, error: ApiError): PaymentOutcome {
  // Right after the callback a failure is not shown: the provider may need time to process the payment.
  if (isCallback && !isPaymentCode(error)) return { txRef, toast: STILL_PROCESSING, event: null };
  return readPaymentError(error, txRef, VERIFY_TEXTS);
}
