import type { ApiError } from '../../api/errors/api-error';
import { failureToast, type FailureTexts } from '../../api/errors/form-error';
import type { PaymentOutcome } from './payment-events';

const codeOf = (error: ApiError): string | null => (error.kind === 'rejected' ? error.code : null);

/** The payment codes of spec §8, which any payment call can respond with. */
const PAYMENT_OUTCOME_BY_CODE = {
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
 * Interprets a failed call about a payment by its code; without a known one, the text is the server's or the
 * given one, and no change is assumed.
 */
export const readPaymentError = (error: ApiError, txRef: string, texts: FailureTexts): PaymentOutcome => ({
  txRef,
  ...(BY_CODE.get(codeOf(error)) ?? {
    toast: failureToast(error, texts),
    event: null,
  }),
});

/** True if the code of a failed call determines the state of the payment. */
export const isPaymentCode = (error: ApiError): boolean => BY_CODE.has(codeOf(error));
