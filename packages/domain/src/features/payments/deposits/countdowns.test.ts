import { expect, it } from 'vitest';
import { aDeposit, openTransactions } from '../../../testing/fixtures/deposits.fixture';
import { $depositCountdowns, depositCountdownShown } from './countdowns';
import { pass, useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

it('deposit countdowns: count open sessions down to their end, and leave out all others', async () => {
  const expiresAt = Date.now() + 62_000;
  const { scope, fire } = await openTransactions({
    deposits: [
      aDeposit({ txRef: 'open', expiresAt }),
      aDeposit({ txRef: 'forever', expiresAt: null }),
      aDeposit({ txRef: 'paid', expiresAt, status: 'PAID_SETTLED' }),
    ],
  });
  fire(depositCountdownShown, undefined);
  const start = [...scope.getState($depositCountdowns)];
  expect(start).toEqual([['open', expect.stringMatching(/^01:0[0-2]$/)]]);
  await pass(30_000);
  expect(scope.getState($depositCountdowns).get('open')).toMatch(/^00:3[0-2]$/);
  await pass(32_000);
  expect([...scope.getState($depositCountdowns)]).toEqual([]);
});
