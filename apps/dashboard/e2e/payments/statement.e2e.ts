import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'busy-account', signedIn: true });

test('statement: leads to the balance, is exported, and is there after a reload', async ({ page }) => {
  await page.goto('/transactions');
  await expect(page.getByRole('button', { name: 'Statement' })).toBeVisible();
  await waitForIdle(page);
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Statement' }).click();
  await expect(page.getByRole('button', { name: 'Statement' })).toBeFocused();
  const statement = page.getByRole('region', { name: 'Account statement' });
  const table = statement.getByRole('table', { name: 'Account statement' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  expect(calls.filter((call) => !call.includes('/services')).sort()).toEqual([
    'GET /numbers/history',
    'GET /payments/balance',
    'GET /payments/deposits',
  ]);

  // A row's balance is the account's after it.
  const newest = await rows.first().locator('td').nth(2).textContent();
  await expect(page.getByRole('banner')).toContainText(newest ?? 'no row');

  const saved = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sms-statement-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  // With the names of the columns; the last row is the opening balance.
  expect(lines).toHaveLength((await rows.count()) + 1);

  await page.reload();
  await expect(table).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
});
