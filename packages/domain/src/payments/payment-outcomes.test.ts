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

/** A response that timed out. */
const late: ApiError = { kind: 'timeout', elapsedMs: 30_000 };
const malformed: ApiError = { kind: 'malformed' };
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

it.each<[string, PaymentOutcome | undefined, string | undefined, PaymentOutcome['event']]>([
  ['verified', verified('PAID_SETTLED'), 'success: Payment verified successfully!', { name: 'completed' }],
  ['verified in words', verified(null, 'All paid'), 'success: All paid', { name: 'completed' }],
  ['found pending', verified('PENDING_UNSETTLED', 'Well'), PROCESSING, null],
  ['found expired', failed(expired), EXPIRED, { name: 'cancelled', reason: 'expired' }],
  [
    'found never paid',
    failed(rejected(400, 'PAYMENT_NOT_ACTIVATED')),
    'warning: Payment was never completed. Creating a new payment...',
    { name: 'auto_cancelled', reason: 'not_activated' },
  ],
  ['found declined', failed(declined), DECLINED, { name: 'failed' }],
  ['refused', failed(rejected(404, 'DEPOSIT_NOT_FOUND', 'Not found')), 'error: Not found', null],
  ['failed without words', failed(rejected(500, null)), 'error: Payment verification failed', null],
  ['lost', failed(networkError), UNVERIFIED, null],
  ['late', failed(late), UNVERIFIED, null],
  ['answered by nothing', failed(malformed), UNVERIFIED, null],
  ['lost after the callback', failedAfterCallback(networkError), PROCESSING, null],
  ['found declined after the callback', failedAfterCallback(declined), DECLINED, { name: 'failed' }],
  ['not cancelled', cancelFailure(rejected(400, null, 'It is FAILED')), 'error: It is FAILED', null],
  ['not cancelled, in no words', cancelFailure(rejected(500, null)), 'error: Failed to cancel payment', null],
  ['cancelled by nothing', cancelFailure(malformed), UNCANCELLED, null],
  ['cancelled late', cancelFailure(late), UNCANCELLED, null],
  ['expired before its cancel', cancelFailure(expired), EXPIRED, { name: 'cancelled', reason: 'expired' }],
  [
    'settled at the callback',
    returned('PAID_SETTLED'),
    'success: Payment completed! $0.97 credited to your account.',
    { name: 'completed' },
  ],
  [
    'settled though the callback says cancelled',
    returned('PAID_SETTLED', {}, 'cancelled'),
    'success: Payment completed! $0.97 credited to your account.',
    { name: 'completed' },
  ],
  [
    'settled, the amount in the words of the server',
    returned('PAID_SETTLED', { usdAmount: null }),
    'success: Payment completed! $0.9770 credited to your account.',
    { name: 'completed' },
  ],
  [
    'settled, with no amount anywhere',
    returned('PAID_SETTLED', { usdAmount: null, formattedUsd: null }),
    'success: Payment completed!',
    { name: 'completed' },
  ],
  [
    'failed at the callback',
    returned('FAILED'),
    'error: Payment failed. Please try again.',
    { name: 'failed' },
  ],
  [
    'cancelled at the callback',
    returned('CANCELLED'),
    'warning: Payment cancelled. You can create a new payment.',
    { name: 'cancelled' },
  ],
  ['unknown at the callback', returned('ODD'), PROCESSING, null],
  [
    'open though the callback says cancelled',
    returned('PENDING_UNSETTLED', {}, 'cancelled'),
    'info: Payment still pending. Continue or cancel it in Payment History.',
    null,
  ],
])('payment outcome: %s', (_, outcome, text, event) => {
  expect(outcome && `${outcome.toast.tone}: ${outcome.toast.text}`).toBe(text);
  expect(outcome?.event).toEqual(event);
});

it('payment outcome: is left to the provider where the callback finds the payment open', () => {
  expect(returned('PENDING_UNSETTLED')).toBeUndefined();
});
