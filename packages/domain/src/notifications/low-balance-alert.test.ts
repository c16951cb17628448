import { expect, it } from 'vitest';
import { workspaceOpened } from '../lib/session-events';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { openListed } from '../testing/fixtures/numbers.fixture';
import { ada } from '../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { balanceRequested } from '../account/balance';
import { preferencesChanged } from '../account/preferences';
import { $lowBalance } from './low-balance-alert';

useFakeClock(NOON);

it("low balance: stays silent once 'Low Balance' is off", async () => {
  const browser = { user: ada, stored: new Map() };
  const { fire, get, server } = await openListed([aNumber({ price: 0.1 })], {}, browser);
  server.balance = 0.2;
  fire(workspaceOpened, undefined);
  fire(balanceRequested, undefined);
  await pass();
  expect(get($lowBalance)).toBe('$0.2000');
  fire(preferencesChanged, { lowBalance: false });
  expect(get($lowBalance)).toBeNull();
});
