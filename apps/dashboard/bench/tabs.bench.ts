import { expect, type BrowserContext, type Page } from '@playwright/test';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../e2e/stand-alone';

const MINUTE_MS = 60_000;

test.use({ scenario: 'busy-account', signedIn: true });

const openTabs = async (context: BrowserContext, count: number, path: string): Promise<readonly Page[]> => {
  const tabs: Page[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('banner')).toContainText('$');
    tabs.push(tab);
  }
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
  return tabs;
};

/** The calls of an idle minute are the same for one tab and for ten. */
for (const path of ['/', '/active-numbers']) {
  test(`an idle minute on ${path}`, async ({ context, advance }) => {
    test.setTimeout(300_000);
    const calls: Record<string, number> = {};
    let sent = 0;
    context.on('request', (request) => {
      if (request.url().includes('/api/')) sent += 1;
    });
    for (const [count, more] of [
      [1, 1],
      [2, 1],
      [10, 8],
    ] as const) {
      await openTabs(context, more, path);
      sent = 0;
      await advance(MINUTE_MS);
      calls[`${count} tabs`] = sent;
    }
    console.table({ [`calls of an idle minute on ${path}`]: calls });
    expect(new Set(Object.values(calls)).size).toBe(1);
  });
}

test('one SMS for fifty tabs', async ({ context, server }) => {
  test.setTimeout(600_000);
  let frames = 0;
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('sms_received')) frames += 1;
      }),
    ),
  );
  const tabs = await openTabs(context, 50, '/active-numbers');
  const [number] = reachableNumbers(server.world);
  const sentAt = performance.now();
  sendSms(server.world, number?.id ?? 0, '135790');
  await Promise.all(tabs.map((tab) => expect(tab.getByText('135790', { exact: true })).toBeAttached()));
  console.table({
    'one SMS for 50 tabs': { frames, 'ms until all show it': Math.round(performance.now() - sentAt) },
  });
  expect(frames).toBe(1);
});
