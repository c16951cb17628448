import type { ApiError } from '../api/errors/api-error';
import { failureToast } from '../api/errors/form-error';
import type { Deposit } from '../contracts/deposit';
import type { ResultFor } from '../contracts/operations';
import { formatUsd } from '../lib/format/money';
import type { PaymentEvent } from '../lib/payment-event';
import { toast, type ToastRequest } from '../lib/toasts/toasts';
import { AUTO_CANCELLED_TOAST_MS, SHORT_DECIMALS } from '../limits/spec';
import { readDepositStatus } from './deposit-state';

/** What is known of a payment after a call about it. */
export interface PaymentOutcome {
  readonly toast: ToastRequest;
  /** Change by the outcome; null without a known change. */
  readonly event: Omit<PaymentEvent, 'txRef'> | null;
}

/** The outcome of the payment with this tx_ref, as the popup reports it to the page that opened it. */
export interface PaymentReport extends PaymentOutcome {
  readonly txRef: string;
}

/** The payment session is ready, and the user is led to it (spec §8). */
export const REDIRECTED = toast(
  'success',
  'Redirected to payment gateway! Complete your payment to add funds.',
);

/** The payment session is ready, and nothing leads the user to it. */
export const SESSION_CREATED = toast('success', 'Payment session created. Press Continue payment to pay.');

/** The payment continues in this tab (spec §8). */
export const POPUP_BLOCKED = toast('info', 'Payment window opened in current tab (popup blocked)');

/** The payment cannot be reopened (spec §8). */
export const LINK_MISSING = toast('error', 'Payment link is not available for this transaction');

const START_ANOTHER = 'Payment cancelled. You can create a new payment.';

/** The payment was never paid. */
export const NOT_ACTIVATED = toast('info', START_ANOTHER, AUTO_CANCELLED_TOAST_MS);

/** Shown while a verification runs. */
export const VERIFYING = toast('loading', 'Verifying payment...');

/** The payment is still open after the return from the provider, who is asked now. */
export const PROCESSING = toast('info', 'Payment is being processed. Attempting verification...');

const outcome = (
  tone: ToastRequest['tone'],
  text: string,
  event: PaymentOutcome['event'] = null,
): PaymentOutcome => ({ toast: toast(tone, text), event });

/** The payment may still arrive (spec §8). */
const STILL_PROCESSING = outcome('info', 'Payment is still processing. Please check back in a few minutes.');

/** The provider reports a cancel while the payment is still open. */
const STILL_OPEN = outcome('info', 'Payment still pending. Continue or cancel it in Payment History.');

/** The outcome of a payment cannot be checked (spec §8). */
export const CALLBACK_FAILED = outcome('error', 'Failed to process payment result');

/** The user's cancel succeeded. */
export const CANCELLED = outcome('success', 'Payment cancelled successfully', { name: 'cancelled' });

/** The payment codes of spec §8, which any payment call can respond with. */
const OUTCOME_BY_CODE = new Map<string | null, PaymentOutcome>([
  [
    'PAYMENT_EXPIRED',
    outcome('error', 'Payment session expired. Please create a new payment.', {
      name: 'cancelled',
      reason: 'expired',
    }),
  ],
  [
    'PAYMENT_NOT_ACTIVATED',
    outcome('warning', 'Payment was never completed. Creating a new payment...', {
      name: 'auto_cancelled',
      reason: 'not_activated',
    }),
  ],
  [
    'PAYMENT_FAILED',
    outcome('error', 'Payment verification failed. Please try again or contact support.', {
      name: 'failed',
    }),
  ],
]);

const byCode = (error: ApiError): PaymentOutcome | undefined =>
  error.kind === 'rejected' ? OUTCOME_BY_CODE.get(error.code) : undefined;

/** Outcome of a failed cancel: by its code, else in the server's words, and then no change is assumed. */
export const cancelFailure = (error: ApiError): PaymentOutcome =>
  byCode(error) ?? {
    toast: failureToast(error, {
      failed: 'Failed to cancel payment',
      unconfirmed: "We couldn't confirm the cancellation. The list shows the current status.",
    }),
    event: null,
  };

/**
 * Outcome of a failed verification; right after the callback the provider may need time, so only a code
 * counts.
 */
export const verificationFailure = (error: ApiError, isCallback: boolean): PaymentOutcome => {
  const known = byCode(error) ?? (isCallback ? STILL_PROCESSING : undefined);
  if (known !== undefined) return known;
  return {
    toast: failureToast(error, {
      failed: 'Payment verification failed',
      unconfirmed: "We couldn't verify this payment. The list shows the current status.",
    }),
    event: null,
  };
};

/** Outcome of 'Verify', and of the verification that a callback starts while the payment is open. */
export const verificationOutcome = ({ status, message }: ResultFor<'verifyPayment'>): PaymentOutcome =>
  status !== null && readDepositStatus(status) !== 'completed'
    ? STILL_PROCESSING
    : outcome('success', message ?? 'Payment verified successfully!', { name: 'completed' });

/**
 * Outcome of the provider's callback, by the server's status; undefined while only the provider can end it.
 * After a cancel a verification could only fail the payment for good, with a transfer still in flight.
 *
 * @param hint status in the address, in lower case, which may be forged
 */
export const callbackOutcome = (deposit: Deposit, hint: string): PaymentOutcome | undefined => {
  switch (readDepositStatus(deposit.status)) {
    case 'pending':
      return hint === 'cancelled' ? STILL_OPEN : undefined;
    case 'completed': {
      const { usdAmount, formattedUsd } = deposit;
      const usd = usdAmount === null ? formattedUsd : formatUsd(usdAmount, SHORT_DECIMALS);
      const credited = usd === null ? '' : ` ${usd} credited to your account.`;
      return outcome('success', `Payment completed!${credited}`, { name: 'completed' });
    }
    case 'cancelled':
      return outcome('warning', START_ANOTHER, { name: 'cancelled' });
    case 'failed':
      return outcome('error', 'Payment failed. Please try again.', { name: 'failed' });
    case 'expired':
    case 'unknown':
      return STILL_PROCESSING;
  }
};

/** Toast of a message that a payment succeeded. `usd`: what was credited; null while unknown. */
export const paidToast = (usd: number | null): ToastRequest => {
  const credited = usd === null ? '' : ` ${formatUsd(usd, SHORT_DECIMALS)} credited to your account`;
  return toast('success', `Payment successful!${credited}`);
};

/** Toast of a message that a payment failed. `reason`: in the server's words. */
export const declinedToast = (reason: string | null): ToastRequest =>
  toast('error', reason === null ? 'Payment failed' : `Payment failed: ${reason}`);
