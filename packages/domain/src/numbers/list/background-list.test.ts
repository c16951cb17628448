import { expect, it } from 'vitest';
import { preferencesChanged } from '../../account/preferences';
import { leaderChanged } from '../../api/cross-tab/cross-tab-cache';
import { pageVisibilityChanged } from '../../lib/page';
import { workspaceOpened } from '../../lib/session-events';
import { RATE_LIMIT_BACKOFF_MS, REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { NOON } from '../../testing/fixtures/a-number';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { activeNumbersInvalidated } from './active-numbers-query';
import { rejected } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

it('list of numbers: is read on any page, once, also where the user cancels alone, and by the leading tab', async () => {
  const follower = openScreen();
  follower.fire(leaderChanged, true);
  const leader = openScreen();
  for (const { fire } of [follower, leader]) {
    fire(preferencesChanged, { numbersWithoutCode: 'never' });
    fire(workspaceOpened, undefined);
  }
  await pass(10 * RATE_LIMIT_BACKOFF_MS);
  expect([follower, leader].map(({ callsTo }) => callsTo('activeNumbers'))).toEqual([0, 1]);
});

it('list of numbers: is read again until it is there, and in a hidden page once it may lack a number', async () => {
  let isDown = true;
  const { fire, callsTo } = openScreen([], {
    activeNumbers: () => (isDown ? Promise.reject(rejected(429)) : { numbers: [], pagination: null }),
  });
  fire(workspaceOpened, undefined);
  await pass(0);
  isDown = false;
  await pass(RATE_LIMIT_BACKOFF_MS + REPEATED_READ_GAP_MS);
  expect(callsTo('activeNumbers')).toBe(2);
  fire(pageVisibilityChanged, false);
  fire(activeNumbersInvalidated, undefined);
  await pass(0);
  expect(callsTo('activeNumbers')).toBe(3);
});
