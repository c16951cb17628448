import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import { STATEMENT_PAGE_SIZE } from '../../limits/tuning';
import { MINUTE_MS } from '../../limits/spec';
import { aBalance } from '../../testing/fixtures/a-balance';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { aDeposit, fail, networkError } from '../../testing/fixtures/deposits.fixture';
import type { TextFile } from '../../lib/ports';
import { $statement, statementOpened } from './statement';

const pageOf = <Row>(rows: readonly Row[], page = 1) => ({
  rows: rows.slice((page - 1) * STATEMENT_PAGE_SIZE, page * STATEMENT_PAGE_SIZE),
  pagination: {
    page,
    limit: STATEMENT_PAGE_SIZE,
    total: rows.length,
    totalPages: Math.ceil(rows.length / STATEMENT_PAGE_SIZE),
  },
});

const open = async (numbers: readonly PurchasedNumber[], deposits: readonly Deposit[], balance = 10) => {
  const server = { fails: false };
  const files: TextFile[] = [];
  const { scope, callsTo } = createTestScope({
    ports: { saveFile: (file) => void files.push(file) },
    now: () => NOON,
    user: { id: '7', username: 'ada' },
    calls: {
      history: ({ query: { page } }) => {
        if (server.fails) fail(networkError)();
        const { rows, pagination } = pageOf(numbers, page);
        return { numbers: rows, pagination };
      },
      deposits: ({ query: { page } }) => {
        const { rows, pagination } = pageOf(deposits, page);
        return { deposits: rows, pagination };
      },
      balance: () => aBalance(balance),
      services: () => [],
      countries: () => [],
    },
  });
  await allSettled(statementOpened, { scope });
  return { scope, server, files, callsTo, statement: () => scope.getState($statement) };
};

const paid = aDeposit({
  status: 'PAID_SETTLED',
  usdAmount: 1.315789,
  ngnAmount: 2_000,
  rate: 1_520,
  createdAt: NOON - 60 * MINUTE_MS,
  paidAt: NOON - 59 * MINUTE_MS,
});

it('statement: merges purchases, refunds and deposits into one account', async () => {
  const { statement } = await open(
    [
      aNumber({ price: 0.3, status: 'cancelled' }),
      aNumber({ id: '2', price: 0.1, purchasedAt: NOON - 50 * MINUTE_MS }),
    ],
    [paid, aDeposit({ txRef: 'open', status: 'PENDING_UNSETTLED' })],
  );
  const { view } = statement();
  expect(view?.rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['refund', '+$0.3000', '$10.0000'],
    ['purchase', '−$0.3000', '$9.7000'],
    ['purchase', '−$0.1000', '$10.0000'],
    ['deposit', '+$1.3158', '$10.1000'],
  ]);
  expect(view?.rows.map(({ when: { day, time } }) => [day, time !== undefined])).toEqual([
    ['Today', false],
    ['Today', true],
    ['Today', true],
    ['Today', true],
  ]);
  expect(view).toMatchObject({
    opening: '$8.7842',
    isOpeningBelowZero: false,
    before: 'the first record',
    hasEarlier: false,
    isStale: false,
  });
});

it('statement: shows the naira price of a deposit and the rate of its quote', async () => {
  // The credited dollars are rounded: divided by them, the amount gives another last digit.
  const quoted = { ...paid, usdAmount: 1.298748, rate: 1539.9452 };
  const { statement } = await open(
    [],
    [quoted, { ...paid, txRef: 'b', id: 'b', usdAmount: null, rate: null }],
  );
  expect(
    statement()
      .view?.rows.map(({ about }) => about)
      .toSorted(),
  ).toEqual(['₦2,000.00', '₦2,000.00 · 1 USD = ₦1,539.95']);
});
