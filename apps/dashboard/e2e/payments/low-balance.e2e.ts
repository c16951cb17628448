import { expect, type Page } from '@playwright/test';
import { scenarios, type Scenario } from '@sms/api-mocks';
import { test } from '../support/fixtures';
import { PHONE, waitForIdle } from '../support/page-helpers';
import { checkLayoutShift } from '../support/layout-shift';
import { checkLayout } from '../support/page-checks';

/** When a page loads code that nothing on it waits for (`src/app/idle.ts`). */
const IDLE_MS = 10_000;
const LOW: Scenario = { ...scenarios['waiting-cancellable'], balanceUsd: 0.05 };

const alertOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Low balance' });

const openWhenIdle = async (page: Page, path: string, advance: (ms: number) => Promise<void>) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForIdle(page);
  await advance(IDLE_MS);
  await waitForIdle(page);
};

test.use({ ...PHONE, scenario: LOW, signedIn: true });

test('low balance: shows below the page, leads to the payments, and stays away after a reload', async ({
  page,
  advance,
}) => {
  await openWhenIdle(page, '/history', advance);
  await expect(alertOf(page)).toHaveText('Low balance: $0.0500 · Add funds');
  await checkLayout(page);
  await checkLayoutShift(page);
  const link = alertOf(page).getByRole('link', { name: 'Add funds' });
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expect(alertOf(page)).toHaveCount(0);

  await openWhenIdle(page, '/history', advance);
  await expect(alertOf(page)).toHaveCount(0);
});
