import { expect, it } from 'vitest';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import { MINUTE_MS } from '../../limits/spec';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { CLOSED_STATEMENT } from './statement-state';
import { statementView } from './statement-view';

const all = <Row>(rows: readonly Row[]) => ({ rows, nextPage: 2, total: rows.length, isComplete: true });

const viewOf = (
  numbers: readonly PurchasedNumber[],
  deposits: readonly Deposit[],
  balance: number | null = 10,
) =>
  statementView(
    {
      ...CLOSED_STATEMENT,
      records: { numbers: all(numbers), deposits: all(deposits), balance: 10 },
      readAt: NOON,
    },
    { services: new Map(), countries: new Map() },
    balance,
  );

const paid = aDeposit({
  status: 'PAID_SETTLED',
  usdAmount: 1.315789,
  ngnAmount: 2_000,
  rate: 1_520,
  createdAt: NOON - 60 * MINUTE_MS,
  paidAt: NOON - 59 * MINUTE_MS,
});

it('statement: merges purchases, refunds and deposits into one account', () => {
  const view = viewOf(
    [
      aNumber({ price: 0.3, status: 'cancelled' }),
      aNumber({ id: '2', price: 0.1, status: 'expired', purchasedAt: NOON - 50 * MINUTE_MS }),
    ],
    [paid, aDeposit({ txRef: 'open', status: 'PENDING_UNSETTLED' })],
  );
  const words = view?.rows.map(
    ({ kind, amount, balance, when: { day, time } }) =>
      `${kind} ${amount} to ${balance} ${day}${time === undefined ? '' : ' at'}`,
  );
  expect(words).toEqual([
    'refund +$0.3000 to $10.0000 Today',
    'purchase −$0.3000 to $9.7000 Today at',
    'purchase −$0.1000 to $10.0000 Today at',
    'deposit +$1.3158 to $10.1000 Today at',
  ]);
  expect(view).toMatchObject({
    opening: '$8.7842',
    isOpeningBelowZero: false,
    before: 'the first record',
    hasEarlier: false,
  });
});

it.each([
  [10, false],
  [9.9, true],
  [null, false],
])('statement: that records of 10 USD are stale beside a balance of %j is %j', (balance, isStale) => {
  expect(viewOf([], [], balance)?.isStale).toBe(isStale);
});

it('statement: shows the naira price of a deposit and the rate of its quote', () => {
  // The credited dollars are rounded: divided by them, the amount gives another last digit.
  const quoted = { ...paid, usdAmount: 1.298748, rate: 1539.9452 };
  const view = viewOf([], [quoted, { ...paid, txRef: 'b', id: 'b', usdAmount: null, rate: null }]);
  expect(view?.rows.map(({ about }) => about).toSorted()).toEqual([
    '₦2,000.00',
    '₦2,000.00 · 1 USD = ₦1,539.95',
  ]);
});
