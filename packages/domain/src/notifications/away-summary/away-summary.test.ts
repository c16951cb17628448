import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $apiClient } from '../../api/client/operation-fx';
import type { PurchasedNumber } from '../../contracts';
import { wentOnline } from '../../lib/page';
import { aNumber, NOON, useFakeClock } from '../../testing';
import { aBalance } from '../../testing/fixtures/a-balance';
import { createFakeApiClient } from '../../testing/fakes/fake-api-client';
import { openWorkspace } from '../../testing/harness/opened-workspace';
import { activeNumbersRequested } from '../../numbers/list/active-numbers';
import { workspaceOpened } from '../../lib/session-events';
import { $awaySummary } from './away-summary';
import { MINUTE_MS } from '../../limits';

useFakeClock(NOON);

const waiting = aNumber();
const received = aNumber({ status: 'received', smsCode: '482913', receivedAt: NOON + 1 });

const open = async () => {
  let numbers: readonly PurchasedNumber[] = [waiting];
  let balance = 10;
  let held: Promise<void> | null = null;
  const client = createFakeApiClient({
    balance: () => aBalance(balance),
    activeNumbers: async () => {
      const answer = { numbers, pagination: null };
      await held;
      return answer;
    },
    cancelNumber: () => null,
    services: () => [],
    countries: () => [],
    deposits: () => ({ deposits: [], pagination: null }),
  });
  const workspace = await openWorkspace([], [], [[$apiClient, client]]);
  const { scope, sockets } = workspace;
  await allSettled(workspaceOpened, { scope });
  // From here on, a read makes a call of its own.
  await vi.advanceTimersByTimeAsync(2_000);
  const comeBack = async () => {
    await allSettled(wentOnline, { scope });
    sockets.current().open();
    await vi.advanceTimersByTimeAsync(2_000);
  };
  return {
    ...workspace,
    comeBack,
    /** Changes the server's data. */
    change: (to: { numbers?: readonly PurchasedNumber[]; balance?: number }) => {
      numbers = to.numbers ?? numbers;
      balance = to.balance ?? balance;
    },
    /** Lists requested from now on stay pending until `release`. */
    holdLists: () => {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = () => {
          held = null;
          resolve();
        };
      });
      return release;
    },
    summary: () => scope.getState($awaySummary),
  };
};

it('away summary: ignores a list requested before the gap ended', async () => {
  const { scope, change, sockets, summary, holdLists } = await open();
  const release = holdLists();
  void allSettled(activeNumbersRequested, { scope });
  sockets.current().drop();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  change({ numbers: [received] });
  void allSettled(wentOnline, { scope });
  sockets.current().open();
  await vi.advanceTimersByTimeAsync(0);
  release();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(summary()).toBe('1 code');
});
