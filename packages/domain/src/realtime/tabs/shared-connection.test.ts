import { expect, it } from 'vitest';
import { anSms, useFakeClock } from '../../testing';
import { bob, openBrowser } from '../../testing/harness/opened-tabs';
import { smsReceived } from '../messages/events';

const FRAME_MS = 16;

useFakeClock(Date.UTC(2026, 0, 1));

/** Two tabs, the first in view and leading. */
const openTwo = async () => {
  const browser = openBrowser();
  const first = await browser.openTab();
  browser.sockets.current().open();
  const second = await browser.openTab({ isVisible: false });
  return { ...browser, tabs: [first, second] };
};

it('shared connection: broadcasts no token', async () => {
  const { sockets, sent, pass } = await openTwo();
  sockets.current().push(anSms('1234'));
  await pass(FRAME_MS);
  expect(sockets.current().url).toContain('token=token');
  expect(JSON.stringify(sent)).toContain('1234');
  expect(JSON.stringify(sent)).not.toContain('token');
});

it('shared connection: is not shared with tabs of another user', async () => {
  const { sockets, tabs, openTab, pass } = await openTwo();
  const other = await openTab({ user: bob });
  expect(sockets.live()).toHaveLength(2);
  const spies = [...tabs, other].map((tab) => tab.spyOn(smsReceived));
  sockets.all[0]?.push(anSms('1234'));
  await pass(FRAME_MS);
  expect(spies.map((fn) => fn.mock.calls.length)).toEqual([1, 1, 0]);
});
