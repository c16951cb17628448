import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditedUsd } from './balance-sum';

it.each([
  [{ balance: 12.4, totalDeposited: 50, totalSpent: 37.5 }, -0.1],
  [{ balance: 12.5, totalDeposited: null, totalSpent: 37.5 }, null],
  [{ balance: 12.5, totalDeposited: 50, totalSpent: null }, null],
])('balance sum: %j has %j beyond deposits minus spending', (account, expected) => {
  expect(creditedUsd(account)).toBe(expected);
});

it('balance sum: refunds are its surplus over deposits minus spending', () => {
  const micros = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(micros, micros, micros, (rest, spent, refunded) => {
      const totals = { totalDeposited: (rest + spent) / 1e6, totalSpent: spent / 1e6 };
      expect(creditedUsd({ balance: (rest + refunded) / 1e6, ...totals })).toBe(refunded / 1e6);
    }),
  );
});
