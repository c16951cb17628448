import { expect, it } from 'vitest';
import { creditedUsd } from './balance-sum';

it.each([
  [{ balance: 12.4, totalDeposited: 50, totalSpent: 37.5 }, -0.1],
  [{ balance: 12.8, totalDeposited: 50, totalSpent: 37.5 }, 0.3],
  [{ balance: 12.5, totalDeposited: null, totalSpent: 37.5 }, null],
  [{ balance: 12.5, totalDeposited: 50, totalSpent: null }, null],
])('balance sum: %j has %j beyond deposits minus spending', (account, expected) => {
  expect(creditedUsd(account)).toBe(expected);
});
