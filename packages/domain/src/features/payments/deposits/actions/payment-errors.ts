import type { ApiError } from '../../../../api/errors/api-error';
import { failureToast, type FailureTexts } from '../../../notifications/toasts/failure-toast';
import type { PaymentOutcome } from './payment-events';

// Stryker disable next-line ConditionalExpression: for the compiler; nothing else has a code.
const codeOf = (error: ApiError): string | null => (error.kind === 'rejected' ? error.code : null);

/** The payment codes of spec §8, which any payment call can answer with. */
export const PAYMENT_OUTCOME_BY_CODE = {
  PAYMENT_EXPIRED: {
    toast: { tone: 'error', text: 'Payment session expired. Please create a new payment.' },
    event: { name: 'cancelled', reason: 'expired' },
  },
  PAYMENT_NOT_ACTIVATED: {
    toast: { tone: 'warning', text: 'Payment was never completed. Creating a new payment...' },
    event: { name: 'auto_cancelled', reason: 'not_activated' },
  },
  PAYMENT_FAILED: {
    toast: { tone: 'error', text: 'Payment verification failed. Please try again or contact support.' },
    event: { name: 'failed' },
  },
} as const satisfies Record<string, Omit<PaymentOutcome, 'txRef'>>;

const BY_CODE = new Map<string | null, Omit<PaymentOutcome, 'txRef'>>(
  Object.entries(PAYMENT_OUTCOME_BY_CODE),
);

/**
 * What a failed call about a payment means: decided by its code; without a known one, the user reads the server's
 * text or the given one, and nothing is known to have changed.
 */
export const readPaymentError = (error: ApiError, txRef: string, texts: FailureTexts): PaymentOutcome => ({
  txRef,
  ...(BY_CODE.get(codeOf(error)) ?? {
    toast: failureToast(error, texts),
    event: null,
  }),
});

/** Whether the code of a failed call says what became of the payment. */
export const isPaymentCode = (error: ApiError): boolean => BY_CODE.has(codeOf(error));
