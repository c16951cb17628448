import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'busy-account', signedIn: true });

/** Amounts of the statement in micro-USD, newest first. */
const micros = (text: string): number =>
  Math.round(Number(text.replace('−', '-').replace(/[+$,]/g, '')) * 1_000_000);

test('statement: adds up to the balance, is exported, and is there after a reload', async ({ page }) => {
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

  const all = await rows.evaluateAll((rows) =>
    rows.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent)),
  );
  const cells = all.slice(0, -1);
  const opening = all.at(-1)?.[2] ?? '';
  const amounts = cells.map(([, amount = '']) => micros(amount));
  const balances = [...cells.map(([, , balance = '']) => micros(balance)), micros(opening)];
  expect(new Set(cells.map(([, amount = '']) => amount[0]))).toEqual(new Set(['+', '−']));
  // Amounts show four digits and are added with six.
  amounts.forEach((amount, place) => {
    expect(Math.abs((balances[place] ?? 0) - (balances[place + 1] ?? 0) - amount)).toBeLessThanOrEqual(150);
  });
  await expect(page.getByRole('banner')).toContainText(cells[0]?.[2] ?? 'no row');

  const saved = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sms-statement-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  // With the names of the columns and the opening balance.
  expect(lines).toHaveLength(cells.length + 2);

  await page.reload();
  await expect(table).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
});
