import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { pageFrozen, wentOffline } from '../lib/page';
import { $ports, noBrowser, type StorageWrite } from '../lib/ports';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import { openWorkspace } from '../testing/harness/opened-workspace';
import { readLastVisit } from './visit-summary';
import { MINUTE_MS } from '../limits/spec';

useFakeClock(NOON);

const open = async () => {
  const stored: StorageWrite[] = [];
  const workspace = await openWorkspace(
    [aNumber({ status: 'waiting', expiresAt: NOON + 9 * MINUTE_MS })],
    [],
    [[$ports, { ...noBrowser, writeStorage: (it: StorageWrite) => stored.push(it) }]],
  );
  const visits = () => stored.filter(({ name }) => name === 'last-visit').map(({ value }) => value);
  return { ...workspace, visits };
};

it('offline: stores the time of the last connection, not of leaving the page', async () => {
  const { scope, visits } = await open();
  const lostAt = Date.now();
  await allSettled(wentOffline, { scope });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await allSettled(pageFrozen, { scope });
  expect(visits().at(-1)).toMatchObject({ at: lostAt });
});

it('offline: ignores invalid stored data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (damaged) => {
      expect(readLastVisit(damaged)).toBeNull();
    }),
  );
});
