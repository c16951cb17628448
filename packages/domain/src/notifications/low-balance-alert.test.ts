import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { workspaceOpened } from '../lib/session-events';
import { aBalance } from '../testing/fixtures/a-balance';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { balanceRequested } from '../account/balance';
import { preferencesChanged } from '../account/preferences';
import { activeNumbersRequested } from '../numbers/list/active-numbers-query';
import { $lowBalance } from './low-balance-alert';

useFakeClock(NOON);

/** An account with these prices of its numbers, in USD, and a balance of 10 USD. */
const open = async (prices: readonly number[], stored = new Map<string, unknown>()) => {
  let balance = 10;
  const { scope } = createTestScope({
    stored,
    user: ada,
    calls: {
      balance: () => aBalance(balance),
      activeNumbers: () => ({
        numbers: prices.map((price, index) => aNumber({ id: String(index), price })),
        pagination: null,
      }),
    },
  });
  const become = async (usd: number) => {
    balance = usd;
    await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
    await allSettled(balanceRequested, { scope });
  };
  await allSettled(workspaceOpened, { scope });
  await become(balance);
  await allSettled(activeNumbersRequested, { scope });
  return { scope, stored, become, alert: () => scope.getState($lowBalance) };
};

it("low balance: stays silent once 'Low Balance' is off", async () => {
  const { scope, become, alert } = await open([0.1]);
  await become(0.2);
  await allSettled(preferencesChanged, { scope, params: { lowBalance: false } });
  expect(alert()).toBeNull();
  await allSettled(preferencesChanged, { scope, params: { lowBalance: true } });
  expect(alert()).toBe('$0.2000');
});
