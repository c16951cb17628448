import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import type { ResultFor } from '../../contracts/operations';
import { resultReceived } from '../../api/cross-tab/cross-tab-cache';
import { deposits } from '../../contracts/deposits-calls';
import { PAGE_SIZE } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { PAYMENT_EVENTS } from '../../lib/payment-event';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { paymentFailed, verificationCompleted, verificationStarted } from '../../realtime/messages/events';
import { $depositViews } from '../deposits/deposit-view';
import { $pendingCount } from '../deposits/pending-deposits';
import { $verifyingCount } from './payment-effects';
import { cancelPaymentClicked } from '../deposits/cancel-payment';
import { depositsRequested } from '../deposit-list';
import { paymentEventReceived } from './payment-events';
import { verifyClicked } from '../deposits/verify-payment';
import {
  aDeposit,
  fail,
  networkError,
  openTransactions,
  rejected,
} from '../../testing/fixtures/deposits.fixture';

const TX = 'SMS_7_1_AAAAAA';
const OTHER = 'SMS_7_2_BBBBBB';

/** A response that timed out. */
const late: ApiError = { kind: 'timeout', elapsedMs: 30_000 };

useFakeClock(NOON);

type VerifyAnswer = () => ResultFor<'verifyPayment'> | Promise<ResultFor<'verifyPayment'>>;

const openWith = (verifyPayment: VerifyAnswer) =>
  openTransactions({ deposits: [aDeposit()], calls: { verifyPayment, cancelPayment: () => null } });

const settled: VerifyAnswer = () => ({ message: null, status: 'PAID_SETTLED' });

describe('verification', () => {
  const unconfirmed = "We couldn't verify this payment. The list shows the current status.";

  it.each<[string, VerifyAnswer, string[], string | null]>([
    ['settles', settled, ['Payment verified successfully!'], 'completed'],
    ['settles in words', () => ({ message: 'All paid', status: null }), ['All paid'], 'completed'],
    [
      'finds it pending',
      () => ({ message: 'Well', status: 'PENDING_UNSETTLED' }),
      ['Payment is still processing. Please check back in a few minutes.'],
      null,
    ],
    [
      'finds it expired',
      fail(rejected(400, 'PAYMENT_EXPIRED', 'Payment session has expired.')),
      ['Payment session expired. Please create a new payment.'],
      'cancelled',
    ],
    [
      'finds it never paid',
      fail(rejected(400, 'PAYMENT_NOT_ACTIVATED', 'Payment was not completed.')),
      [
        'Payment was never completed. Creating a new payment...',
        'Payment cancelled. You can create a new payment.',
      ],
      'auto_cancelled',
    ],
    [
      'finds it declined',
      fail(rejected(400, 'PAYMENT_FAILED', 'Payment verification failed: failed')),
      ['Payment verification failed. Please try again or contact support.'],
      'failed',
    ],
    [
      'is refused',
      fail(rejected(404, 'DEPOSIT_NOT_FOUND', 'Deposit not found')),
      ['Deposit not found'],
      null,
    ],
    ['fails without words', fail(rejected(500, null)), ['Payment verification failed'], null],
    ['is lost', fail(networkError), [unconfirmed], null],
    ['takes too long', fail(late), [unconfirmed], null],
    ['is answered by nothing', fail({ kind: 'malformed' }), [unconfirmed], null],
  ])(
    'verification: that %s is announced, and the list reloads once, without a new payment',
    async (_, answer, outcome, event) => {
      const { fire, texts, events, callsOf } = await openWith(answer);
      const loads = callsOf('deposits').length;
      fire(verifyClicked, TX);
      await pass(REPEATED_READ_GAP_MS);
      expect(texts()).toEqual(['Verifying payment...', ...outcome]);
      expect(events.map(({ name, txRef }) => [name, txRef])).toEqual(event === null ? [] : [[event, TX]]);
      expect(callsOf('deposits')).toHaveLength(loads + 1);
      expect(callsOf('createDeposit')).toEqual([]);
    },
  );

  it('verification: answers a press after the message that told the same outcome', async () => {
    const { fire, texts } = await openWith(fail(rejected(400, 'PAYMENT_FAILED')));
    fire(paymentFailed, { references: [TX], reason: 'declined' });
    fire(verifyClicked, TX);
    await pass(0);
    expect(texts()).toEqual([
      'Payment failed: declined',
      'Verifying payment...',
      'Payment verification failed. Please try again or contact support.',
    ]);
  });

  it('verification: is one call per payment at a time, and blocks other actions on it', async () => {
    const { fire, get, callsOf } = await openWith(() => new Promise(() => undefined));
    for (let click = 0; click < 3; click += 1) fire(verifyClicked, TX);
    fire(cancelPaymentClicked, TX);
    await pass(0);
    expect(callsOf('verifyPayment')).toHaveLength(1);
    expect(callsOf('cancelPayment')).toEqual([]);
    expect(get($verifyingCount)).toBe(1);
    expect(get($depositViews)).toMatchObject([{ busy: 'verifying' }]);
  });
});

describe('cancelling', () => {
  const openCancel = (error: ApiError | null = null) =>
    openTransactions({
      deposits: [aDeposit()],
      calls: { cancelPayment: () => (error === null ? null : fail(error)()) },
    });

  it('cancelling: reads Cancelled at once and leaves the pending payments', async () => {
    let isSlow = false;
    const { fire, get, toasts, events, callsOf } = await openTransactions({
      calls: {
        cancelPayment: () => null,
        deposits: () =>
          isSlow
            ? new Promise(() => undefined)
            : { deposits: [aDeposit(), aDeposit({ txRef: OTHER })], pagination: null },
      },
    });
    isSlow = true;
    fire(cancelPaymentClicked, TX);
    await pass(0);
    expect(get($depositViews)).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }]);
    expect(get($pendingCount)).toBe(1);
    expect(toasts).toEqual([{ tone: 'success', text: 'Payment cancelled successfully' }]);
    expect(callsOf('cancelPayment')).toEqual([{ params: { txRef: TX } }]);
    expect(events).toEqual([{ name: 'cancelled', txRef: TX }]);
  });

  it('cancelling: is not undone by a list requested before, here or in another tab', async () => {
    const listed = { deposits: [aDeposit()], pagination: null };
    const answers: (() => void)[] = [];
    let isSlow = false;
    const { fire, get } = await openTransactions({
      calls: {
        cancelPayment: () => null,
        deposits: () => (isSlow ? new Promise((resolve) => answers.push(() => resolve(listed))) : listed),
      },
    });
    isSlow = true;
    fire(depositsRequested, undefined);
    const startedAt = Date.now();
    fire(cancelPaymentClicked, TX);
    await pass(10);
    answers.forEach((answer) => answer());
    const key = JSON.stringify({ query: { page: 1, limit: PAGE_SIZE } });
    fire(resultReceived, { path: deposits.path, key, result: listed, startedAt });
    await pass(0);
    expect(get($depositViews)).toMatchObject([{ state: 'cancelled' }]);
    expect(get($pendingCount)).toBe(0);
    const loads = answers.length;
    await pass(REPEATED_READ_GAP_MS);
    expect(answers).toHaveLength(loads + 1);
  });

  const unconfirmed = "We couldn't confirm the cancellation. The list shows the current status.";

  it.each([
    [rejected(400, null, 'Cannot cancel it: FAILED'), 'error', 'Cannot cancel it: FAILED'],
    [rejected(500, null), 'error', 'Failed to cancel payment'],
    [{ kind: 'malformed' } as const, 'warning', unconfirmed],
    [networkError, 'warning', unconfirmed],
    [late, 'warning', unconfirmed],
    [rejected(400, 'PAYMENT_EXPIRED'), 'error', 'Payment session expired. Please create a new payment.'],
  ])('cancelling: that fails with %j shows the %s %j, and the server decides', async (error, tone, text) => {
    const { fire, toasts, callsOf, get } = await openCancel(error);
    const loads = callsOf('deposits').length;
    fire(cancelPaymentClicked, TX);
    await pass(0);
    expect(toasts).toEqual([{ tone, text }]);
    expect(callsOf('deposits').length).toBeGreaterThan(loads);
    expect(get($pendingCount)).toBe(1);
  });

  it('cancelling: is one call however often it is clicked', async () => {
    const { fire, callsOf } = await openCancel();
    fire(cancelPaymentClicked, TX);
    fire(cancelPaymentClicked, TX);
    await pass(0);
    expect(callsOf('cancelPayment')).toHaveLength(1);
  });
});

it.each(PAYMENT_EVENTS)('window events: payment:%s only triggers a check with the server', async (name) => {
  const { fire, get, callsOf } = await openTransactions({ deposits: [aDeposit()] });
  const loads = callsOf('deposits').length;
  fire(paymentEventReceived, { name, txRef: TX });
  expect(get($pendingCount)).toBe(0);
  await pass(0);
  expect(callsOf('deposits').length).toBe(loads + 1);
  expect(callsOf('balance')).toHaveLength(name === 'completed' ? 1 : 0);
  // A forged or mistaken event changes nothing: the payment stays pending as on the server.
  expect(get($pendingCount)).toBe(1);
  expect(get($depositViews)).toMatchObject([{ state: 'pending' }]);
});

it('server-initiated verification: stops counting 90 s after the last message, and the list reloads', async () => {
  const { fire, get, callsOf } = await openTransactions();
  fire(verificationStarted, { txRef: TX });
  await pass(60_000);
  fire(verificationCompleted, { txRef: TX, success: false });
  fire(verificationStarted, { txRef: TX });
  await pass(89_999);
  expect(get($verifyingCount)).toBe(1);
  const loads = callsOf('deposits').length;
  await pass(1);
  expect(get($verifyingCount)).toBe(0);
  expect(callsOf('deposits')).toHaveLength(loads + 1);
});
