import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { aDeposit } from '../testing/fixtures/deposits.fixture';
import {
  callbackOutcome,
  cancelFailure,
  verificationFailure,
  verificationOutcome,
  type PaymentOutcome,
} from './payment-outcomes';
import { networkError, rejected } from '../testing/fixtures/a-rejection';

const expired = rejected(400, 'PAYMENT_EXPIRED', 'Payment session has expired.');
const declined = rejected(400, 'PAYMENT_FAILED', 'Payment verification failed: failed');

const verified = (status: string | null, message: string | null = null) =>
  verificationOutcome({ status, message });
const failed = (error: ApiError) => verificationFailure(error, false);
const failedAfterCallback = (error: ApiError) => verificationFailure(error, true);
const returned = (status: string, fields: Parameters<typeof aDeposit>[0] = {}, hint = 'successful') =>
  callbackOutcome(aDeposit({ status, ...fields }), hint);

const PROCESSING = 'info: Payment is still processing. Please check back in a few minutes.';
const UNVERIFIED = "warning: We couldn't verify this payment. The list shows the current status.";
const UNCANCELLED = "warning: We couldn't confirm the cancellation. The list shows the current status.";
const EXPIRED = 'error: Payment session expired. Please create a new payment.';
const DECLINED = 'error: Payment verification failed. Please try again or contact support.';

const VERIFIED = 'success: Payment verified successfully!';
const NEVER_PAID = 'warning: Payment was never completed. Creating a new payment...';
const COMPLETED = 'success: Payment completed!';
const CREDITED = `${COMPLETED} $0.97 credited to your account.`;
const AS_WRITTEN = `${COMPLETED} $0.9770 credited to your account.`;
const FAILED = 'error: Payment failed. Please try again.';
const DROPPED = 'warning: Payment cancelled. You can create a new payment.';
const STILL_OPEN = 'info: Payment still pending. Continue or cancel it in Payment History.';
const completed = { name: 'completed' } as const;
const isExpired = { name: 'cancelled', reason: 'expired' } as const;
const isInactive = { name: 'auto_cancelled', reason: 'not_activated' } as const;
const noUsd = { usdAmount: null };

it.each<[string, PaymentOutcome | undefined, string | undefined, PaymentOutcome['event'] | undefined]>([
  ['verified', verified('PAID_SETTLED'), VERIFIED, completed],
  ['verified in words', verified(null, 'All paid'), 'success: All paid', completed],
  ['found pending', verified('PENDING_UNSETTLED', 'Well'), PROCESSING, null],
  ['found expired', failed(expired), EXPIRED, isExpired],
  ['found never paid', failed(rejected(400, 'PAYMENT_NOT_ACTIVATED')), NEVER_PAID, isInactive],
  ['found declined', failed(declined), DECLINED, { name: 'failed' }],
  ['refused', failed(rejected(404, 'DEPOSIT_NOT_FOUND', 'Not found')), 'error: Not found', null],
  ['failed without words', failed(rejected(500)), 'error: Payment verification failed', null],
  ['lost', failed(networkError), UNVERIFIED, null],
  ['lost after the callback', failedAfterCallback(networkError), PROCESSING, null],
  ['found declined after the callback', failedAfterCallback(declined), DECLINED, { name: 'failed' }],
  ['not cancelled', cancelFailure(rejected(400, null, 'It is FAILED')), 'error: It is FAILED', null],
  ['not cancelled, in no words', cancelFailure(rejected(500)), 'error: Failed to cancel payment', null],
  ['cancelled without an answer', cancelFailure(networkError), UNCANCELLED, null],
  ['expired before its cancel', cancelFailure(expired), EXPIRED, isExpired],
  ['settled at the callback', returned('PAID_SETTLED', {}, 'cancelled'), CREDITED, completed],
  ['settled, as the server writes it', returned('PAID_SETTLED', noUsd), AS_WRITTEN, completed],
  ['settled at no amount', returned('PAID_SETTLED', { ...noUsd, formattedUsd: null }), COMPLETED, completed],
  ['failed at the callback', returned('FAILED'), FAILED, { name: 'failed' }],
  ['cancelled at the callback', returned('CANCELLED'), DROPPED, { name: 'cancelled' }],
  ['unknown at the callback', returned('ODD'), PROCESSING, null],
  ['open, though given up', returned('PENDING_UNSETTLED', {}, 'cancelled'), STILL_OPEN, null],
  ['left to the provider while it is open', returned('PENDING_UNSETTLED'), undefined, undefined],
])('payment outcome: %s', (_, outcome, text, event) => {
  expect(outcome && `${outcome.toast.tone}: ${outcome.toast.text}`).toBe(text);
  expect(outcome?.event).toEqual(event);
});
