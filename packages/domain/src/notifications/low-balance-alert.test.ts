import { expect, it, vi } from 'vitest';
import { workspaceOpened } from '../lib/session-events';
import { MINUTE_MS } from '../limits/spec';
import { LOW_BALANCE_PAUSE_MS } from '../limits/tuning';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { openListed } from '../testing/fixtures/numbers.fixture';
import { ada } from '../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { balanceRequested } from '../account/balance';
import { $lowBalance, lowBalanceDismissed } from './low-balance-alert';

useFakeClock(NOON);

/** A page of the user whose balance is low. */
const openPage = async (stored = new Map()) => {
  const page = await openListed([aNumber({ price: 0.1 })], {}, { user: ada, stored });
  page.server.balance = 0.2;
  page.fire(workspaceOpened, undefined);
  page.fire(balanceRequested, undefined);
  await pass();
  return page;
};

it.each([
  ['stays away within a day', LOW_BALANCE_PAUSE_MS - MINUTE_MS, null],
  ['returns after a day', LOW_BALANCE_PAUSE_MS, '$0.2000'],
])('low balance: dismissed, it %s', async (_, afterMs, shown) => {
  const stored = new Map();
  const { fire, get } = await openPage(stored);
  fire(lowBalanceDismissed, undefined);
  expect(get($lowBalance)).toBeNull();
  vi.setSystemTime(Date.now() + afterMs);
  expect((await openPage(stored)).get($lowBalance)).toBe(shown);
});
