import { expect, it } from 'vitest';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { $activeNumbers, numberCancelled } from '../../numbers/list/active-numbers';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { aNumber } from '../../testing/fixtures/a-number';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { sessionEnded } from '../../lib/session-events';
import { FRESH_ON_OPENING_MS } from '../../limits/tuning';
import { openBrowser, type OpenedTab } from '../../testing/harness/opened-tabs';

useFakeClock(Date.UTC(2026, 0, 1));

/** Opens `count` tabs in view, the first one leading, with no call in flight. */
const openTabs = async (count: number) => {
  const browser = openBrowser();
  /** How long the server takes to list the numbers. */
  const slow = { listMs: 0 };
  const activeNumbers = async () => {
    const { numbers } = browser.server;
    if (slow.listMs > 0) await new Promise((resolve) => setTimeout(resolve, slow.listMs));
    return { numbers, pagination: null };
  };
  const tabs: OpenedTab[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    tabs.push(await browser.openTab({ calls: { activeNumbers } }));
    if (opened === 0) browser.sockets.current().open();
    await browser.pass(1_700);
  }
  const [first, second] = tabs;
  if (first === undefined || second === undefined) throw new Error('Open two tabs at least.');
  const callsTo = (name: string) => tabs.reduce((sum, tab) => sum + tab.callsTo(name), 0);
  /** Counts calls during `ms` on a stable connection. */
  const callsWithin = async (name: string, ms: number) => {
    const before = callsTo(name);
    for (let left = ms; left > 0; left -= 1_000) {
      browser.sockets.live()[0]?.push({ type: 'pong' });
      await browser.pass(1_000);
    }
    return callsTo(name) - before;
  };
  return { ...browser, slow, tabs, first, second, callsTo, callsWithin };
};

it.each([2, 5])('polling across tabs: %i tabs make as many calls as one', async (count) => {
  const { tabs, callsWithin } = await openTabs(count);
  for (const tab of tabs) await tab.fire(activeNumbersScreen.toggled, true);
  await callsWithin('activeNumbers', 20_000);
  expect(await callsWithin('activeNumbers', 60_000)).toBe(6);
});

it('polling across tabs: is postponed by a user action in another tab', async () => {
  const { first, second, callsWithin } = await openTabs(2);
  await first.fire(activeNumbersScreen.toggled, true);
  await callsWithin('activeNumbers', 1_000);
  for (let count = 1; count <= 7; count += 1) await second.fire(limitedCallMade, 'sms');
  expect(await callsWithin('activeNumbers', 59_000)).toBe(0);
  expect(await callsWithin('activeNumbers', 20_000)).toBe(2);
});

it('shared response: shows in all tabs, and does not undo a change made during its call', async () => {
  const { first, second, server, pass, slow } = await openTabs(2);
  server.numbers = [aNumber({ id: '1' })];
  await pass(FRESH_ON_OPENING_MS);
  await first.fire(activeNumbersScreen.toggled, true);
  expect(second.scope.getState($activeNumbers)?.map(({ id }) => id)).toEqual(['1']);
  slow.listMs = 100;
  await pass(10_000);
  await second.fire(numberCancelled, '1');
  await pass(100);
  expect(second.scope.getState($activeNumbers)).toEqual([]);
});

it('shared response: is ignored after the end of the session', async () => {
  const { first, second, server, callsTo, pass } = await openTabs(2);
  server.numbers = [aNumber({ id: '1' })];
  await pass(FRESH_ON_OPENING_MS);
  const before = callsTo('activeNumbers');
  await first.fire(sessionEnded, undefined);
  await second.fire(activeNumbersScreen.toggled, true);
  // What it read before.
  expect(first.scope.getState($activeNumbers)).toEqual([]);
  expect(callsTo('activeNumbers')).toBe(before + 1);
});
