import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { recordCalls } from '../support/page-helpers';

test.use({ scenario: 'long-history', signedIn: true });

const range = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+$/);
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('history: exported as one file, which can be stopped and resumed; the address holds the view, which Back restores and links share @engines', async ({
  page,
  context,
  advance,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/history');
  await expect(range(page)).toHaveText('Showing 1 to 20 of 250');
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const isSecond = ({ searchParams: query }: URL) =>
    query.get('limit') === '100' && query.get('page') === '2';
  await page.route(isSecond, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Export all pages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export all purchases' });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^100 of 250 purchases/);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(dialog.getByRole('status')).toHaveText(/^200 of 250 purchases · You stopped the export/);
  const calls = recordCalls(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(251);
  expect(new Set(lines).size).toBe(251);
  await expect(dialog.getByRole('status')).toHaveText('250 purchases · The file is saved.');
  expect(calls).toEqual(['GET /numbers/history']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // It has used up calls of the minute.
  await advance(MINUTE_MS);

  await page.getByLabel('Status').selectOption('Expired');
  await expect(page).toHaveURL(/\/history\?status=expired$/);
  await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/history\?status=expired&page=2$/);
  await expect(range(page)).toHaveText(/^Showing 21 to 40/);

  const guest = await context.newPage();
  await guest.setViewportSize({ width: 1280, height: 900 });
  await guest.goto(page.url());
  await expect(range(guest)).toHaveText(/^Showing 21 to 40/);
  await expect(guest.getByLabel('Status')).toHaveValue('expired');

  await page.goBack();
  await expect(page).toHaveURL(/\/history\?status=expired$/);
  await expect(range(page)).toHaveText(/^Showing 1 to 20/);
  await page.goBack();
  await expect(range(page)).toHaveText('Showing 1 to 20 of 250');
  await expect(page.getByLabel('Status')).toHaveValue('');
  // Heard, without pages to be seen beside.
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
  await expect(range(page)).toHaveText('Showing 0 to 0 of 0');
});
