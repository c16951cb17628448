import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../../api/api-error';
import type { ResultFor } from '../../contracts';
import { aBalance, createTestScope } from '../../testing';
import { sessionEnded } from '../session';
import { $toasts } from '../toasts';
import {
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceRefreshRequested,
  balanceReported,
} from '.';

/** A server whose answers are given by hand, in any order. */
const createSlowServer = () => {
  const answers: ((balance: number) => void)[] = [];
  const balance = () =>
    new Promise<ResultFor<'balance'>>((resolve) => answers.push((usd) => resolve(aBalance(usd))));
  return { ...createTestScope({ calls: { balance } }), answers };
};

const toastTexts = (scope: ReturnType<typeof createTestScope>['scope']) =>
  scope.getState($toasts).map(({ text }) => text);

it('loads the balance and formats it for both headers', async () => {
  const { scope } = createTestScope({ calls: { balance: () => aBalance(1234.5678) } });
  expect(scope.getState($balanceWide)).toBe('—');
  await allSettled(balanceRefreshRequested, { scope });
  expect(scope.getState($balance)).toBe(1234.5678);
  expect(scope.getState($balanceWide)).toBe('$1,234.5678');
  expect(scope.getState($balanceNarrow)).toBe('$1,234.57');
});

it('keeps the last known balance beside the error of a failed load', async () => {
  let error: ApiError | null = null;
  const { scope } = createTestScope({
    calls: { balance: () => (error === null ? aBalance(5) : Promise.reject(error)) },
  });
  await allSettled(balanceRefreshRequested, { scope });
  error = { kind: 'network', elapsedMs: 1 };
  await allSettled(balanceRefreshRequested, { scope });
  expect(scope.getState($balance)).toBe(5);
  expect(scope.getState($balanceError)).toBe('Failed to fetch balance');

  error = null;
  await allSettled(balanceRefreshRequested, { scope });
  expect(scope.getState($balanceError)).toBeNull();
});

it('says nothing about a call of an earlier session', async () => {
  const { scope } = createTestScope({
    calls: { balance: () => Promise.reject({ kind: 'stale-session' } satisfies ApiError) },
  });
  await allSettled(balanceRefreshRequested, { scope });
  expect(scope.getState($balanceError)).toBeNull();
});

it('applies the latest of two loads, whichever answers last', async () => {
  const { scope, answers } = createSlowServer();
  const first = allSettled(balanceRefreshRequested, { scope });
  const second = allSettled(balanceRefreshRequested, { scope });
  expect(scope.getState($isBalanceLoading)).toBe(true);
  answers[1]?.(2);
  answers[0]?.(1);
  await Promise.all([first, second]);
  expect(scope.getState($balance)).toBe(2);
});

it('does not let an answer overwrite a report that came while it was under way', async () => {
  const { scope, answers } = createSlowServer();
  const load = allSettled(balanceRefreshRequested, { scope });
  void allSettled(balanceReported, { scope, params: { balance: 7, previousBalance: 9 } });
  answers[0]?.(9);
  await load;
  expect(scope.getState($balance)).toBe(7);
});

it('loads the balance when a report holds no number', async () => {
  const { scope } = createTestScope({ calls: { balance: () => aBalance(3) } });
  await allSettled(balanceReported, { scope, params: { balance: null, previousBalance: null } });
  expect(scope.getState($balance)).toBe(3);
});

it.each([
  ['rose by its own word', { balance: 12.5, previousBalance: 10 }, ['Balance increased by $2.5000']],
  ['rose above the known one', { balance: 6, previousBalance: null }, ['Balance increased by $1.0000']],
  ['fell', { balance: 4, previousBalance: 5 }, []],
  ['stayed', { balance: 5, previousBalance: null }, []],
])('after a report that it %s', async (_, report, texts) => {
  const { scope } = createTestScope({ values: [[$balance, 5]] });
  await allSettled(balanceReported, { scope, params: report });
  expect(scope.getState($balance)).toBe(report.balance);
  expect(toastTexts(scope)).toEqual(texts);
});

it('forgets the balance with the session', async () => {
  const { scope } = createTestScope({ values: [[$balance, 5]] });
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($balance)).toBeNull();
});
