import { expect, it } from 'vitest';
import { $connectionBadge } from '../../features/platform/connection-badge';
import { sessionEnded } from '../../lib/session-events';
import { $serverOffsetMs } from '../../lib/time/clock';
import { pageFrozen, pageResumed } from '../../lib/page';
import { bob, openBrowser } from '../../testing/harness/opened-tabs';
import { $connectionStatus, reconnectClicked } from '../model';
import { reconnected, smsReceived } from '../messages/events';
import { messagesArrived } from '../messages/dispatch';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const sms = (code: string, envelope: object = {}) => ({
  type: 'sms_received',
  data: { activationId: 'a1', code, smsText: null },
  ...envelope,
});

const FRAME_MS = 16;

useFakeClock(Date.UTC(2026, 0, 1));

/** Three tabs, the first in view and leading. */
const openThree = async () => {
  const browser = openBrowser();
  const first = await browser.openTab();
  browser.sockets.current().open();
  await browser.pass();
  const second = await browser.openTab({ isVisible: false });
  const third = await browser.openTab({ isVisible: false });
  await browser.pass(5_000);
  return { ...browser, tabs: [first, second, third] as const };
};

it('shared connection: delivers a message to each tab once, whatever its id', async () => {
  const { sockets, tabs, pass } = await openThree();
  const spies = tabs.map((tab) => tab.spyOn(smsReceived));
  expect(sockets.all).toHaveLength(1);
  sockets.current().push(sms('1234', { messageId: 'm1' }));
  sockets.current().push(sms('1234', { messageId: 'm1' }));
  sockets.current().push(sms('5678'));
  await pass(FRAME_MS);
  const codesOf = (fn: (typeof spies)[number]) =>
    fn.mock.calls.flatMap(([received]: { code: string }[][]) => received?.map(({ code }) => code));
  spies.forEach((fn) => expect(codesOf(fn)).toEqual(['1234', '5678']));
});

it('shared connection: broadcasts once per animation frame in a flood', async () => {
  const { sockets, tabs, sent, pass } = await openThree();
  const spies = tabs.map((tab) => tab.spyOn(messagesArrived));
  for (let count = 0; count < 1_000; count += 1) sockets.current().push(sms(`${count}`));
  await pass(FRAME_MS);
  spies.forEach((fn) => expect(fn).toHaveBeenCalledTimes(1));
  expect(spies[2]?.mock.calls[0]?.[0]).toHaveLength(1_000);
  expect(sent.filter(({ type }) => type === 'frames')).toHaveLength(1);
});

it('shared connection: broadcasts no token', async () => {
  const { sockets, sent, pass } = await openThree();
  sockets.current().push(sms('1234'));
  await pass(FRAME_MS);
  expect(sockets.current().url).toContain('token=token');
  expect(JSON.stringify(sent)).not.toContain('token');
});

it('shared connection: shows its state on the badge of every tab, also of one opened later', async () => {
  const { sockets, openTab, tabs, pass } = await openThree();
  sockets.current().drop();
  await pass();
  const late = await openTab({ isVisible: false });
  const lost = { state: 'issue', detail: 'Connection lost unexpectedly', isGivenUp: false };
  [...tabs, late].forEach(({ scope }) => expect(scope.getState($connectionBadge)).toEqual(lost));
});

it('shared connection: shares the server clock with all tabs', async () => {
  const { sockets, tabs, pass } = await openThree();
  const answer = () => sockets.current().push({ type: 'pong', data: { timestamp: Date.now() + 60_000 } });
  // The first pong comes 5 s after its ping and measures nothing; another ping follows at once.
  [1, 2, 3].forEach(answer);
  await pass();
  tabs.forEach(({ scope }) => expect(scope.getState($serverOffsetMs)).toBe(60_000));
});

it('shared connection: announces a gap in all tabs', async () => {
  const { sockets, tabs, pass } = await openThree();
  const spies = tabs.map((tab) => tab.spyOn(reconnected));
  sockets.current().drop();
  await pass(3_000);
  sockets.current().open();
  await pass();
  spies.forEach((fn) => expect(fn).toHaveBeenCalledTimes(1));
});

it('leader change: happens when the leader closes, and the new one reloads once', async () => {
  const { sockets, tabs, pass } = await openThree();
  const [first, second, third] = tabs;
  const spies = [second, third].map((tab) => tab.spyOn(reconnected));
  await first.fire(pageFrozen, undefined);
  expect(sockets.live()).toHaveLength(0);
  await pass(1_300);
  expect(sockets.live()).toHaveLength(1);
  expect(second.scope.getState($connectionStatus)?.state).toBe('connected');
  sockets.current().open();
  await pass(1_000);
  spies.forEach((fn) => expect(fn).toHaveBeenCalledTimes(1));
  const smsSpy = third.spyOn(smsReceived);
  sockets.current().push(sms('1234'));
  await pass(FRAME_MS);
  expect(smsSpy).toHaveBeenCalledTimes(1);
});

it('leader change: happens when a tab becomes visible, not when it is only passed', async () => {
  const { sockets, tabs, pass } = await openThree();
  const [first, second, third] = tabs;
  await first.setVisible(false);
  await second.setVisible(true);
  await pass(499);
  await second.setVisible(false);
  await third.setVisible(true);
  expect(sockets.all).toHaveLength(1);
  await pass(800);
  expect(sockets.all).toHaveLength(2);
  expect(sockets.live()).toHaveLength(1);
  sockets.current().open();
  await pass();
  await third.fire(pageFrozen, undefined);
  expect(sockets.live()).toHaveLength(0);
});

it('leader change: happens at once for a new tab, which reloads nothing', async () => {
  const { sockets, tabs, openTab, pass } = await openThree();
  await tabs[0].setVisible(false);
  const fresh = await openTab();
  expect(sockets.live()).toHaveLength(0);
  await pass(300);
  expect(sockets.all).toHaveLength(2);
  const [before, spies] = [fresh.spyOn(reconnected), tabs[0].spyOn(reconnected)];
  sockets.current().open();
  await pass(1_000);
  expect(before).not.toHaveBeenCalled();
  expect(spies).toHaveBeenCalledTimes(1);
});

it('leader change: the lead returns to the tab it was taken from', async () => {
  const { sockets, openTab, pass } = openBrowser();
  const first = await openTab();
  await first.setVisible(false);
  const second = await openTab();
  await second.fire(pageFrozen, undefined);
  expect(sockets.live()).toHaveLength(0);
  await pass(1_300);
  expect(first.isConnected()).toBe(true);
});

it('leader change: loses no message that has just arrived', async () => {
  const { sockets, tabs, openTab, pass } = await openThree();
  const spies = tabs.map((tab) => tab.spyOn(smsReceived));
  await tabs[0].setVisible(false);
  sockets.current().push(sms('1234'));
  await openTab();
  spies.forEach((fn) => expect(fn).toHaveBeenCalledTimes(1));
  await pass(FRAME_MS);
  spies.forEach((fn) => expect(fn).toHaveBeenCalledTimes(1));
});

it('leader change: does not happen for a second visible tab', async () => {
  const { sockets, tabs, pass } = await openThree();
  await tabs[1].setVisible(true);
  await pass(5_000);
  expect(sockets.all).toHaveLength(1);
});

it('leader change: the lead ends with the session', async () => {
  const { sockets, tabs, pass } = await openThree();
  await tabs[0].fire(sessionEnded, undefined);
  await pass(1_300);
  expect(sockets.all).toHaveLength(2);
  await tabs[1].fire(sessionEnded, undefined);
  await tabs[2].fire(sessionEnded, undefined);
  await pass(5_000);
  expect(sockets.live()).toHaveLength(0);
});

it('leader change: the lead moves to the tab whose user retries', async () => {
  const { sockets, tabs, pass } = await openThree();
  for (const seconds of [3, 6, 12, 24, 30, 0]) {
    sockets.current().drop();
    await pass(seconds * 1_000);
  }
  expect(tabs[2].scope.getState($connectionBadge).isGivenUp).toBe(true);
  const before = sockets.all.length;
  await tabs[2].fire(reconnectClicked, undefined);
  await pass(300);
  expect(sockets.all).toHaveLength(before + 1);
  sockets.current().open();
  await pass();
  tabs.forEach(({ scope }) => expect(scope.getState($connectionStatus)?.state).toBe('connected'));
});

it('leader change: a frozen page requests the lead again and reloads what it missed', async () => {
  const { sockets, tabs, pass } = await openThree();
  const [first, second] = tabs;
  await second.fire(pageFrozen, undefined);
  sockets.current().push(sms('1234'));
  await pass(FRAME_MS);
  const spies = second.spyOn(reconnected);
  await second.fire(pageResumed, undefined);
  expect(spies).toHaveBeenCalledTimes(1);
  expect(second.scope.getState($connectionStatus)?.state).toBe('connected');
  await first.fire(pageFrozen, undefined);
  await pass(2_000);
  expect(sockets.live()).toHaveLength(1);
});

it('leader change: a page that was frozen when the session ended requests no lead', async () => {
  const { sockets, tabs, pass } = await openThree();
  for (const tab of tabs) {
    await tab.fire(pageFrozen, undefined);
    await tab.fire(sessionEnded, undefined);
    await tab.fire(pageResumed, undefined);
  }
  await pass(5_000);
  expect(sockets.live()).toHaveLength(0);
});

it('unshared tabs: are those of another user', async () => {
  const { sockets, tabs, openTab, pass } = await openThree();
  const other = await openTab({ user: bob });
  expect(sockets.live()).toHaveLength(2);
  const spies = [...tabs, other].map((tab) => tab.spyOn(smsReceived));
  sockets.all[0]?.push(sms('1234'));
  await pass(FRAME_MS);
  expect(spies.map((fn) => fn.mock.calls.length)).toEqual([1, 1, 1, 0]);
});

it('unshared tabs: are all tabs of a browser without a tab channel', async () => {
  const { sockets, openTab } = openBrowser();
  await openTab({ shares: false });
  await openTab({ shares: false });
  expect(sockets.live()).toHaveLength(2);
});
