import { expect, it } from 'vitest';
import { $apiClient } from '../api/client/operation-fx';
import { $user } from '../api/session/current-user';
import { $serverOffsetMs, responseClockSampled } from '../lib/time/clock';
import { pageFrozen, pageResumed } from '../lib/page';
import { CONNECTION_TIMING } from '../limits/spec';
import type { TestScopeOptions } from '../testing/harness/create-test-scope';
import { openBrowser } from '../testing/harness/opened-tabs';
import {
  $connectionStatus,
  codesSeen,
  paymentViewClosed,
  paymentViewOpened,
  reconnectClicked,
} from './model';
import { codesSeenInOtherTab } from './live-updates';
import { $openSocket } from './ports';
import { reconnected } from './messages/events';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.UTC(2026, 0, 1));

/** A tab of Ada's with an open connection. */
const openConnected = async () => {
  const browser = openBrowser();
  const tab = await browser.openTab();
  browser.sockets.current().open();
  await pass();
  return { ...browser, ...tab };
};

it.each([
  ['there is no means to connect', [[$openSocket, null]]],
  ['there is no client', [[$apiClient, null]]],
  ['the user is signed out', [[$user, null]]],
] satisfies [string, NonNullable<TestScopeOptions['values']>][])(
  'live updates: do nothing where %s, and other tabs receive nothing',
  async (_, values) => {
    const { sockets, group, openTab } = openBrowser();
    const { fire, get } = await openTab({ values });
    await fire(reconnectClicked, undefined);
    await fire(codesSeen, undefined);
    expect(group.sent).toEqual([]);
    const status = { state: 'connected', detail: null } as const;
    group.open().broadcast({ type: 'status', userId: '7', build: 'test', status });
    await pass();
    expect([sockets.all.length, get($connectionStatus)]).toEqual([0, null]);
  },
);

it('live updates: a page that was frozen connects again, after a gap', async () => {
  const { sockets, fire, spyOn } = await openConnected();
  const gap = spyOn(reconnected);
  await fire(pageFrozen, undefined);
  await fire(pageResumed, undefined);
  expect([sockets.all.length, sockets.live().length]).toEqual([2, 1]);
  expect(gap).toHaveBeenCalledTimes(1);
});

const { usual, payments } = CONNECTION_TIMING;

/** A lost connection is retried after exactly this time. */
const expectRetryAfter = async (delayMs: number, { sockets }: ReturnType<typeof openBrowser>) => {
  sockets.current().drop();
  await pass(delayMs - 1);
  expect(sockets.live()).toHaveLength(0);
  await pass(1);
  expect(sockets.live()).toHaveLength(1);
};

it.each([
  ['opens', [paymentViewOpened], payments],
  ['closes again', [paymentViewOpened, paymentViewClosed], usual],
])('payment view: changes the reconnect delay when it %s', async (_, events, { firstDelayMs }) => {
  const tab = await openConnected();
  for (const event of events) await tab.fire(event, undefined);
  await expectRetryAfter(firstDelayMs, tab);
});

it('tab channel: shares seen codes and clock samples', async () => {
  const first = await openConnected();
  const second = await first.openTab();
  const seen = second.spyOn(codesSeenInOtherTab);
  await first.fire(codesSeen, undefined);
  const clockSample = { by: 'response', leastMs: 60_000, mostMs: 60_000 } as const;
  for (let count = 0; count < 2; count += 1) await first.fire(responseClockSampled, clockSample);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(second.get($serverOffsetMs)).toBe(60_000);
});
