import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageFrozen, wentOffline } from '../lib/page';
import { responseClockSampled } from '../lib/time/clock';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { anSms } from '../testing/fixtures/an-sms';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { openWorkspace } from '../testing/harness/opened-tabs';
import { $offlineSince } from './offline';
import { readLastVisit } from './visit-summary';
import { MINUTE_MS } from '../limits/spec';

useFakeClock(NOON);

const goOffline = async () => {
  const page = await openWorkspace({ numbers: [aNumber()], stored: new Map() });
  await page.fire(wentOffline, undefined);
  return { ...page, lostAt: Date.now() };
};

it('offline: stores the time of the last connection, not of leaving the page', async () => {
  const { fire, written, lostAt } = await goOffline();
  await pass(MINUTE_MS);
  await fire(pageFrozen, undefined);
  expect(written('last-visit').at(-1)).toMatchObject({ at: lostAt });
});

it('offline: ends with the first message', async () => {
  const { get, sockets, nextFrame, lostAt } = await goOffline();
  expect(get($offlineSince)).toBe(lostAt);
  sockets.current().push(anSms('246810'));
  await nextFrame();
  expect(get($offlineSince)).toBeNull();
});

it('offline: ends with the first answer', async () => {
  const { fire, get } = await goOffline();
  await fire(responseClockSampled, { by: 'response' as const, leastMs: NaN, mostMs: NaN });
  expect(get($offlineSince)).toBeNull();
});

it('offline: ignores invalid stored data', () => {
  fc.assert(fc.property(fc.jsonValue(), (damaged) => readLastVisit(damaged) === null));
});
