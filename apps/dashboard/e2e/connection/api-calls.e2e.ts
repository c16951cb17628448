import { expect, type Page } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';
import { withTimeLeft } from '../support/with-time-left';

test.use({ scenario: withTimeLeft(scenarios['busy-account']), signedIn: true });

/** Asserts exactly these calls. */
const expectCalls = async (page: Page, calls: readonly string[], expected: readonly string[]) => {
  await expect.poll(() => calls.toSorted()).toEqual(expected.toSorted());
  await waitForIdle(page);
  expect(calls.toSorted()).toEqual(expected.toSorted());
};

/** Equal reads within a second share one call: that second must not pass while a slow machine loads code. */
const holdSharedReads = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window.realTimers;
    let lastTimer = 0;
    Object.assign(window.realTimers, {
      setTimeout: (run: () => void, afterMs: number) =>
        afterMs === 1_000 ? (lastTimer -= 1) : setTimeout(run, afterMs),
    });
  });

/**
 * Calls of every page: the account's figures, and the numbers, which automatic cancel must know (decision
 * 0111).
 */
const ACCOUNT = ['GET /payments/balance', 'GET /payments/deposits', 'GET /numbers/active'];

const DASHBOARD = ['GET /dashboard/activity', 'GET /dashboard/stats'];

/**
 * Calls of each page besides those; services, countries and the naira rate are cached from the page before.
 */
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
