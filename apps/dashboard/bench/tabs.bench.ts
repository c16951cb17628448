import { expect } from '@playwright/test';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../e2e/stand-alone';
import { buyWhatsApp, letRest, openTabs, watchCalls } from '../e2e/steps';

const MINUTE_MS = 60_000;

test.use({ scenario: 'busy-account', signedIn: true });

// That many page loads behind one address would run into the limits, whatever the tabs do.
test.beforeEach(({ server }) => {
  server.world.flags.callLimits = null;
});

test('calls of a full load of each page, and of a purchase', async ({ context }) => {
  test.setTimeout(300_000);
  const loads: Record<string, { calls: number; 'of the kind limited to ten a minute': number }> = {};
  const limited = (calls: readonly string[]) => calls.filter((call) => call.includes('/numbers/')).length;
  for (const path of ['/', '/active-numbers', '/history', '/transactions', '/settings', '/buy-number']) {
    const page = await context.newPage();
    const calls = watchCalls(page);
    await page.goto(path);
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await letRest(page);
    loads[path] = { calls: calls.length, 'of the kind limited to ten a minute': limited(calls) };
    if (path === '/buy-number') {
      calls.length = 0;
      await buyWhatsApp(page);
      await expect(page).toHaveURL(/\/active-numbers$/);
      await expect(page.getByRole('article', { name: /^WhatsApp \+/ })).toHaveCount(3);
      await letRest(page);
      loads['a purchase'] = { calls: calls.length, 'of the kind limited to ten a minute': limited(calls) };
    }
    await page.close();
  }
  console.table(loads);
});

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
      await openTabs(context, Array<string>(more).fill(path));
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
  const tabs = await openTabs(context, Array<string>(50).fill('/active-numbers'));
  const [number] = reachableNumbers(server.world);
  const sentAt = performance.now();
  sendSms(server.world, number?.id ?? 0, '135790');
  await Promise.all(tabs.map((tab) => expect(tab.getByText('135790', { exact: true })).toBeAttached()));
  console.table({
    'one SMS for 50 tabs': { frames, 'ms until all show it': Math.round(performance.now() - sentAt) },
  });
  expect(frames).toBe(1);
});
