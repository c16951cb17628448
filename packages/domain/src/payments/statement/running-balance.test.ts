import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accountStatement,
  movesOfDeposit,
  oldestLoaded,
  coveredSince,
  monthsOf,
  statementOfMonth,
  type AccountMove,
} from './running-balance';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { localDay, monthOf } from '../../lib/format/local-day';
import { usdToMicros } from '../../lib/format/money';

const move = (id: string, at: number | null, amount: number | null): AccountMove => ({
  id,
  kind: amount !== null && amount > 0 ? 'deposit' : 'purchase',
  at,
  amount,
});

it('running balance: sorts by time, and within a second by kind', () => {
  const idsOf = (moves: readonly AccountMove[]) => accountStatement(moves, 9, null).rows.map(({ id }) => id);
  expect(idsOf([move('b', 2, 1), move('a', 3, 1), move('c', 1, 1)])).toEqual(['a', 'b', 'c']);
  const atOnce = (id: string, kind: AccountMove['kind']) => ({ id, kind, at: 1, amount: 1 });
  const moves = [atOnce('c', 'deposit'), atOnce('a', 'refund'), atOnce('b', 'purchase')];
  expect(idsOf(moves)).toEqual(['a', 'b', 'c']);
});

it('running balance: has the rows that all lists cover, and those without a time', () => {
  const moves = [move('a', 3, 1), move('b', 2, 1), move('c', 1, 1), move('d', null, 1)];
  expect(accountStatement(moves, 9, 2).rows.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
});

it('running balance: marks a row that does not add up', () => {
  const marked = (moves: readonly AccountMove[], balance: number) =>
    accountStatement(moves, balance, null).rows.map(({ discrepancy }) => discrepancy);
  expect(marked([move('a', 1, 3), move('b', 2, null), move('c', 3, -1)], 9)).toEqual([
    null,
    'no-amount',
    null,
  ]);
  const short = [move('a', 1, 1), move('b', 2, -3), move('c', 3, 5)];
  expect(marked(short, 2)).toEqual([null, 'below-zero', null]);
  expect(accountStatement(short, 2, null)).toMatchObject({ opening: -1, isOpeningBelowZero: true });
});

const deposit = aDeposit({ id: '9', usdAmount: 2, createdAt: 5, paidAt: 8, status: 'PAID_SETTLED' });

it('account moves: are a settled deposit', () => {
  expect(movesOfDeposit(deposit)).toMatchObject([{ id: 'deposit-9', at: 8, amount: 2 }]);
  expect(movesOfDeposit({ ...deposit, paidAt: null })).toMatchObject([{ at: 5 }]);
  expect(movesOfDeposit({ ...deposit, status: 'PENDING_UNSETTLED' })).toEqual([]);
});

it('covered range of the lists: starts where the first list ends, at its oldest row', () => {
  const numbers = { isComplete: false, times: [9, 4, null] };
  const deposits = { isComplete: false, times: [8, 6] };
  const complete = { isComplete: true, times: [7] };
  expect([numbers, deposits, complete].map(oldestLoaded)).toEqual([4, 6, null]);
  expect(coveredSince([numbers, deposits, complete])).toBe(6);
  expect(coveredSince([complete])).toBeNull();
});

it('month of a statement: the months follow each other without a gap, and each adds up', () => {
  const anyMove = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('deposit' as const, 'purchase' as const, 'refund' as const),
    at: fc.option(fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 5, 1) })),
    amount: fc.option(fc.integer({ min: -5_000_000, max: 5_000_000 }).map((micros) => micros / 1_000_000)),
  });
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 30 }), fc.nat({ max: 100 }), (moves, balance) => {
      const whole = accountStatement(moves, balance, null);
      let closing = usdToMicros(balance);
      for (const month of monthsOf(whole.rows)) {
        const { rows, opening } = statementOfMonth(whole, month);
        expect(rows.every(({ at }) => at !== null && monthOf(localDay(at)) === month)).toBe(true);
        const sum = rows.reduce((total, { amount }) => total + usdToMicros(amount ?? 0), 0);
        expect(usdToMicros(opening) + sum).toBe(closing);
        closing = usdToMicros(opening);
      }
    }),
  );
});
