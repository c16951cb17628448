import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { pageFrozen, wentOffline } from './page';
import { responseClockSampled } from './time/clock';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { anSms } from '../testing/fixtures/an-sms';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { openWorkspace } from '../testing/harness/opened-tabs';
import { $offlineSince } from './offline';
import { readLastVisit } from '../notifications/visit-summary';
import { MINUTE_MS } from '../limits/spec';
import { ON_THE_WAY_MS } from '../limits/tuning';

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

it('offline: ends with a message that was not on its way before', async () => {
  const { get, sockets, nextFrame, lostAt } = await goOffline();
  for (const expected of [lostAt, null]) {
    sockets.current().push(anSms('246810'));
    await nextFrame();
    expect(get($offlineSince)).toBe(expected);
    await pass(ON_THE_WAY_MS);
  }
});

const answered = { by: 'response' as const, leastMs: NaN, mostMs: NaN };

it('offline: ends with an answer that was not on its way before', async () => {
  const { fire, get, lostAt } = await goOffline();
  for (const expected of [lostAt, null]) {
    await fire(responseClockSampled, answered);
    expect(get($offlineSince)).toBe(expected);
    await pass(ON_THE_WAY_MS);
  }
});

it('offline: ends with an answer after the clock was set back', async () => {
  const { fire, get, lostAt } = await goOffline();
  vi.setSystemTime(lostAt - MINUTE_MS);
  await fire(responseClockSampled, answered);
  expect(get($offlineSince)).toBe(null);
});

it('offline: ignores invalid stored data', () => {
  fc.assert(fc.property(fc.jsonValue(), (damaged) => readLastVisit(damaged) === null));
});
