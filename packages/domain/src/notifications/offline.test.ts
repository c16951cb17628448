import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { pageFrozen, wentOffline } from '../lib/page';
import { responseClockSampled } from '../lib/time/clock';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import { openWorkspace } from '../testing/harness/opened-tabs';
import { $offlineSince } from './offline';
import { readLastVisit } from './visit-summary';
import { MINUTE_MS } from '../limits/spec';

useFakeClock(NOON);

const open = () => {
  const numbers = [aNumber({ status: 'waiting', expiresAt: NOON + 9 * MINUTE_MS })];
  return openWorkspace({ numbers, stored: new Map() });
};

it('offline: stores the time of the last connection, not of leaving the page', async () => {
  const { scope, written } = await open();
  const lostAt = Date.now();
  await allSettled(wentOffline, { scope });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await allSettled(pageFrozen, { scope });
  expect(written('last-visit').at(-1)).toMatchObject({ at: lostAt });
});

it('offline: ends with the first message', async () => {
  const { scope, sockets, nextFrame } = await open();
  await allSettled(wentOffline, { scope });
  expect(scope.getState($offlineSince)).toBe(Date.now());
  sockets.current().push({ type: 'sms_received', data: { activationId: 'a1', code: '246810' } });
  await nextFrame();
  expect(scope.getState($offlineSince)).toBeNull();
});

it('offline: ends with the first answer', async () => {
  const { scope } = await open();
  await allSettled(wentOffline, { scope });
  await allSettled(responseClockSampled, {
    scope,
    params: { by: 'response', leastMs: NaN, mostMs: NaN },
  });
  expect(scope.getState($offlineSince)).toBeNull();
});

it('offline: ignores invalid stored data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (damaged) => {
      expect(readLastVisit(damaged)).toBeNull();
    }),
  );
});
