import { expect, it } from 'vitest';
import { formatDateTime } from '../../lib/format/date-time';
import { listedMoment, localDay } from '../../lib/format/local-day';
import { NOON } from '../../testing/fixtures/a-number';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { NO_PAYMENTS, withPayment } from '../payment-state';
import { depositStepViews } from './deposit-steps';
import { depositCountdown, depositsPosition, depositViews, knownDeposits } from './deposit-view';

const deposit = aDeposit({
  status: 'PAID_SETTLED',
  providerRef: 'flw-1',
  createdAt: NOON - 120_000,
  paidAt: NOON,
  expiresAt: NOON + 780_000,
});
const page = { deposits: [deposit], pagination: null };

it("deposit row: is the server's data in the product's words", () => {
  expect(depositViews(page, NO_PAYMENTS, NOON)).toEqual([
    {
      txRef: deposit.txRef,
      state: 'completed',
      naira: '₦1,500.00',
      usd: '$0.97',
      rate: '1 USD = ₦1,535.20',
      method: 'Card',
      when: listedMoment(NOON - 120_000, localDay(NOON)),
      paidAt: formatDateTime(NOON),
      expiresAt: formatDateTime(NOON + 780_000),
      providerRef: 'flw-1',
    },
  ]);
  expect(depositStepViews(deposit, NOON)).toEqual([
    { step: 'opened', at: formatDateTime(NOON - 120_000), isReached: true },
    { step: 'paid', at: formatDateTime(NOON), isReached: true },
    { step: 'confirmed', isReached: true },
  ]);
});

const emptyPage = { deposits: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } };
const nothing = 'Page 1 of 1 (0 total)';
const created = withPayment(NO_PAYMENTS, 'new', { isPending: true });

it.each([
  ['unknown while the first one was just created', emptyPage, created, false, undefined],
  ['known to be none without one', emptyPage, NO_PAYMENTS, false, nothing],
  ['known to be none for a filter', emptyPage, created, true, nothing],
  ['unknown before the list is there', null, created, false, undefined],
])('deposits: are %s', (_, page, payments, isFiltered, expected) => {
  expect(depositsPosition(knownDeposits(page, payments, isFiltered))?.text).toBe(expected);
});

it('deposit row: has what this page knows beyond its list', () => {
  const cancelled = { ...deposit, status: 'CANCELLED' };
  const payments = withPayment(NO_PAYMENTS, deposit.txRef, { deposit: cancelled, call: 'verifying' });
  expect(depositViews(page, payments, NOON)).toMatchObject([{ state: 'cancelled', busy: 'verifying' }]);
});

it.each([
  ['open', 'PENDING_UNSETTLED', NOON + 61_000, '01:01'],
  ['over', 'PENDING_UNSETTLED', NOON, null],
  ['of unknown end', 'PENDING_UNSETTLED', null, null],
  ['paid', 'PAID_SETTLED', NOON + 61_000, null],
])('payment session: that is %s counts down', (_, status, expiresAt, text) => {
  expect(depositCountdown({ ...deposit, status, expiresAt }, NOON)).toBe(text);
});
