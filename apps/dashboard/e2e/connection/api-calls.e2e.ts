import { expect, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { freezeShortTimers } from '../support/paused-clock';
import { test } from '../support/fixtures';
import { buyAnother, buyWhatsApp, recordCalls, UNDO_MS, waitForIdle } from '../support/page-helpers';
import { withTimeLeft } from '../support/with-time-left';

test.use({ scenario: withTimeLeft(scenarios['busy-account']), signedIn: true });

/** Asserts exactly these calls. */
const expectCalls = async (page: Page, calls: readonly string[], expected: readonly string[]) => {
  await expect.poll(() => calls.toSorted()).toEqual(expected.toSorted());
  await waitForIdle(page);
  expect(calls.toSorted()).toEqual(expected.toSorted());
};

/** Equal reads within a second share one call: that second must not pass while a slow machine loads code. */
const holdSharedReads = (page: Page) => page.addInitScript(freezeShortTimers, 1_000);

/** Calls of every page: the account's figures, and the numbers, which automatic cancel must know (decision N01). */
const ACCOUNT = ['GET /payments/balance', 'GET /payments/deposits', 'GET /numbers/active'];

const DASHBOARD = ['GET /dashboard/activity', 'GET /dashboard/stats'];

/** Calls of each page besides those; services, countries and the naira rate are cached from the page before. */
const PAGES = {
  '/': [...DASHBOARD, 'GET /numbers/history', 'GET /payments/exchange-rate'],
  '/active-numbers': [],
  '/history': ['GET /numbers/history'],
  '/transactions': [],
  '/settings': [],
};

test('every page makes exactly the calls it needs, and none twice', async ({ page }) => {
  await holdSharedReads(page);
  const calls = recordCalls(page);
  await page.goto('/history');
  await expect(page.getByText(/^Showing 1 to 20/)).toBeVisible();
  const catalogue = ['GET /services', 'GET /services/countries'];
  await expectCalls(page, calls, [...ACCOUNT, 'GET /numbers/history', ...catalogue]);

  for (const [path, own] of Object.entries(PAGES)) {
    calls.length = 0;
    await page.goto(path);
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    // A page reloads its data when it opens again.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCalls(page, calls, [...ACCOUNT, ...own]);
  }
});

test('the first screen and the first calls do not wait for the code of the product', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  const calls = recordCalls(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Initializing secure connection');
  // The chart, which calls for the history, and the naira are part of that code.
  const expected = [...ACCOUNT, ...DASHBOARD, 'GET /services'];
  await expect.poll(() => calls.toSorted()).toEqual(expected.toSorted());
});

test('a purchase makes one call and loads one list', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/active-numbers');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  // Polling is no part of a purchase, however long it takes on a loaded machine.
  await page.getByRole('switch', { name: 'Auto-refresh' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Buy Number' }).click();
  await waitForIdle(page);
  calls.length = 0;
  await buyWhatsApp(page);
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article', { name: /^WhatsApp \+/ })).toHaveCount(3);
  await waitForIdle(page);
  // After connecting, the page reloads the list, on a loaded machine as late as in the wizard: no part of a purchase.
  const ofPurchase = calls.slice(calls.indexOf('POST /numbers/purchase'));
  expect(ofPurchase.filter((call) => call.includes('/numbers/'))).toEqual([
    'POST /numbers/purchase',
    'GET /numbers/active',
  ]);
});

test("polling leaves the last calls of a minute to the user's actions", async ({ page, server, advance }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 429) refused.push(response.url());
  });
  await holdSharedReads(page);
  await page.goto('/settings');
  for (const count of [3, 4, 5]) {
    await buyAnother(page);
    await expect(page.getByRole('article', { name: /^WhatsApp \+/ })).toHaveCount(count);
  }
  await advance(40_000);
  const [number] = reachableNumbers(server.world);
  if (number === undefined) throw new Error('There is no number.');
  // It may have received its first SMS by now: this one reaches the page at once as well.
  server.world.flags.furtherSmsOnStatusCall = false;
  sendSms(server.world, number.id, '246810');
  const card = page.getByRole('article').filter({ hasText: '246810' });
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await waitForIdle(page);
  await advance(UNDO_MS);
  await expect(card).toHaveCount(0);
  expect(refused).toEqual([]);
});
