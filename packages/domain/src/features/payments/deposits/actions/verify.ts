import { createEvent, sample } from 'effector';
import { concernsSomebody, isOutcomeUnknown, type ApiError } from '../../../../api/errors/api-error';
import type { ResultFor } from '../../../../contracts';
import { readDepositStatus } from '../../../../rules';
import { balanceOutdated } from '../../../account/balance';
import { $toasts, toast, toastDismissed, toastRequested } from '../../../notifications/toasts';
import { $ownCalls, verifyFx, type Verification } from './payment-calls';
import { isPaymentCode, readPaymentError } from './payment-errors';
import { paymentConcluded, type PaymentOutcome } from './payment-events';

const VERIFYING = toast('loading', 'Verifying payment...');

/** What the user is told when 'Verify' goes wrong (spec §8). */
export const VERIFY_TEXTS = {
  failed: 'Payment verification failed',
  unknown: 'We could not tell what became of this payment. The list shows how it stands.',
};

/** What the user is told about a payment the provider has not finished with (spec §8). */
export const STILL_PROCESSING = {
  tone: 'info',
  text: 'Payment is still processing. Please check back in a few minutes.',
} as const;

/** 'Verify' of the payment with this tx_ref. */
export const verifyClicked = createEvent<string>();

/** Verifies the payment the user has just come back from. */
export const returnVerificationRequested = createEvent<string>();

/** That verification has ended. */
export const returnVerificationConcluded = createEvent<PaymentOutcome>();

const verificationRequested = createEvent<Verification>();
const verificationConcluded = createEvent<PaymentOutcome & Pick<Verification, 'isReturn'>>();

sample({ clock: verifyClicked, fn: (txRef) => ({ txRef, isReturn: false }), target: verificationRequested });
sample({
  clock: returnVerificationRequested,
  fn: (txRef) => ({ txRef, isReturn: true }),
  target: verificationRequested,
});

// The guard is in the same step of the event graph as the call: a disabled button would come too late.
sample({
  clock: verificationRequested,
  source: $ownCalls,
  filter: (calls, { txRef }) => !calls.has(txRef),
  fn: (_, verification) => verification,
  target: verifyFx,
});

sample({ clock: verifyFx, fn: () => VERIFYING, target: toastRequested });
const verifyingToastOver = sample({
  clock: verifyFx.finally,
  source: $toasts,
  fn: (toasts) => toasts.find(({ text }) => text === VERIFYING.text),
});
sample({ clock: verifyingToastOver.filterMap((toast) => toast?.id), target: toastDismissed });

sample({
  clock: verifyFx.done,
  fn: ({ params: { txRef, isReturn }, result }) => ({ ...readAnswer(txRef, result), isReturn }),
  target: verificationConcluded,
});
sample({
  clock: verifyFx.fail,
  filter: ({ error }) => concernsSomebody(error),
  fn: ({ params, error }) => ({ ...readFailure(params, error), isReturn: params.isReturn }),
  target: verificationConcluded,
});
// The payment may have settled all the same.
sample({
  clock: verifyFx.failData,
  filter: (error) => isOutcomeUnknown(error),
  target: balanceOutdated,
});
sample({
  clock: verificationConcluded,
  filter: ({ isReturn }) => !isReturn,
  target: paymentConcluded,
});
sample({
  clock: verificationConcluded,
  filter: ({ isReturn }) => isReturn,
  target: returnVerificationConcluded,
});

function readAnswer(txRef: string, { status, message }: ResultFor<'verifyPayment'>): PaymentOutcome {
  if (status !== null && readDepositStatus(status) !== 'completed') {
    return { txRef, toast: STILL_PROCESSING, event: null };
  }
  return {
    txRef,
    toast: toast('success', message ?? 'Payment verified successfully!'),
    event: { name: 'completed' },
  };
}

function readFailure({ txRef, isReturn }: Verification, error: ApiError): PaymentOutcome {
  // A user who comes straight from paying is told about no failure: the provider may need time to know the result.
  if (isReturn && !isPaymentCode(error)) return { txRef, toast: STILL_PROCESSING, event: null };
  return readPaymentError(error, txRef, VERIFY_TEXTS);
}
