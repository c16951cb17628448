import { expect, it } from 'vitest';
import { isConsistent, mergeReports, type BalanceReport } from './balance-report';

const report = (
  balance: number | null,
  previousBalance: number | null,
  change: number | null,
): BalanceReport => ({
  balance,
  previousBalance,
  change,
});

it.each([
  ['starts from what is known', report(12, 10, null), 10, true],
  ['leads from what is known to what it says', report(12, null, 2), 10, true],
  ['does so within a millionth', report(0.3, null, 0.2), 0.1, true],
  ['is the first money of an empty account', report(1.315789, null, 1.315789), 0, true],
  ['holds the deposit in place of the balance', report(1.315789, null, 1.315789), 13.157895, false],
  ['starts from elsewhere', report(12, 9, null), 10, false],
  ['says nothing that could be checked', report(12, null, null), 10, false],
  ['says no balance', report(null, 10, 2), 10, false],
  ['says no balance, which is not 0', report(null, null, -10), 10, false],
  ['says not where it starts, which is not from 0', report(5, null, null), 0, false],
  ['says no change, which is not a change of 0', report(10, 9, null), 10, false],
  ['comes to 0 before the balance is known', report(0, 0, 0), null, false],
  ['comes before the balance is known', report(12, 10, 2), null, false],
])('balance report: %s', (_, reported, known, believable) => {
  expect(isConsistent(reported, known)).toBe(believable);
});

it.each([
  ['one that follows', report(11, 10, 1), report(9, 11, -2), report(9, 10, -1)],
  ['one that follows by its change', report(11, null, 1), report(9, null, -2), report(9, null, -1)],
  ['one without a change', report(11, 10, 1), report(9, 11, null), report(9, 10, null)],
  ['one after one without a change', report(11, 10, null), report(9, 11, -2), report(9, 10, null)],
  ['one that does not follow', report(11, 10, 1), report(1.3, null, 1.3), report(null, null, null)],
  ['one after nothing', report(null, null, null), report(9, 11, -2), report(null, null, null)],
])('balance report: is merged with %s', (_, earlier, later, merged) => {
  expect(mergeReports(earlier, later)).toEqual(merged);
});
