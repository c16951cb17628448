import { allSettled, createWatch } from 'effector';
import { expect, it, vi } from 'vitest';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import type { ResultFor } from '../contracts/operations';
import { balanceUpdated, reconnected, verificationCompleted } from '../realtime/messages/events';
import type { BalanceReport } from '../realtime/messages/balance-report';
import { aBalance } from '../testing/fixtures/a-balance';
import { createTestScope, type TestScopeOptions } from '../testing/harness/create-test-scope';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import { $balance, balanceRequested, balanceRose } from './balance';

useFakeClock();

/** A server whose responses are given by hand, in any order. */
const createSlowServer = (values: TestScopeOptions['values'] = []) => {
  const answers: ((balance: number) => void)[] = [];
  const balance = () =>
    new Promise<ResultFor<'balance'>>((resolve) =>
      answers.push((usd) => resolve({ ...aBalance(usd), totalSpent: usd })),
    );
  return { ...createTestScope({ calls: { balance }, values }), answers };
};

const report = (fields: Partial<BalanceReport>): BalanceReport => ({
  balance: null,
  previousBalance: null,
  change: null,
  ...fields,
});

/** After a settlement notice the real server sends the deposit's amount in place of the balance. */
const settledByNotice = report({ balance: 1.315789, change: 1.315789 });

it('balance: a stale response does not overwrite a plausible report, and triggers a reload', async () => {
  const { scope, client, answers } = createSlowServer([[$balance, 9]]);
  void allSettled(balanceRequested, { scope });
  void allSettled(balanceUpdated, { scope, params: report({ balance: 7, previousBalance: 9 }) });
  expect(scope.getState($balance)).toBe(7);
  answers[0]?.(9);
  await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
  expect(client.made).toHaveLength(2);
  expect(scope.getState($balance)).toBe(7);
  answers[1]?.(7.5);
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($balance)).toBe(7.5);
});

it.each([
  ['no number', report({})],
  ['the deposit in place of the balance', settledByNotice],
])('balance: a report with %s changes nothing, but reloads the balance', async (_, params) => {
  const { scope, client, answers } = createSlowServer([[$balance, 5]]);
  const settled = allSettled(balanceUpdated, { scope, params });
  expect([scope.getState($balance), client.made.length]).toEqual([5, 1]);
  answers[0]?.(6.315789);
  await settled;
  expect(scope.getState($balance)).toBe(6.315789);
});

it.each([
  ['rose', report({ balance: 7.5, previousBalance: 5 }), [2.5]],
  ['rose by its change', report({ balance: 6.1, change: 1.1 }), [expect.closeTo(1.1)]],
  ['fell', report({ balance: 4, previousBalance: 5 }), []],
  ['stayed', report({ balance: 5, previousBalance: 5 }), []],
])('balance: after a report that it %s', async (_, params, rises) => {
  const { scope, client } = createTestScope({ values: [[$balance, 5]] });
  const told: number[] = [];
  createWatch({ unit: balanceRose, fn: (rise) => told.push(rise), scope });
  await allSettled(balanceUpdated, { scope, params });
  expect(scope.getState($balance)).toBe(params.balance);
  expect(told).toEqual(rises);
  expect(client.made).toEqual([]);
});

it('balance reload: a reconnect during a read drops that read, which may lack changes of the gap', async () => {
  const { scope, answers } = createSlowServer([[$balance, 5]]);
  const first = allSettled(balanceRequested, { scope });
  const second = allSettled(reconnected, { scope });
  await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
  expect(answers).toHaveLength(2);
  answers[1]?.(7);
  answers[0]?.(6);
  await Promise.all([first, second]);
  expect(scope.getState($balance)).toBe(7);
});

it.each([
  ['once a payment is verified', true, 1],
  ['not for one that is not', false, 0],
])('balance reload: %s', async (_, success, reads) => {
  const { scope, callsTo } = createTestScope({ values: [[$balance, 5]] });
  await allSettled(verificationCompleted, { scope, params: { txRef: 'SMS_7_1_AAAAAA', success } });
  expect(callsTo('balance')).toBe(reads);
});
