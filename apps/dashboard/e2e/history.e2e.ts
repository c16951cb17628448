import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from './stand-alone';

test.use({ scenario: 'long-history', signedIn: true });

const place = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+$/);
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button') });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/history');
  await expect(place(page)).toHaveText('Showing 1 to 20 of 250');
});

test('the address says what is on screen: Back leads through the views, and they can be shared', async ({
  page,
  context,
}) => {
  await page.getByLabel('Status').selectOption('Expired');
  await expect(page).toHaveURL(/\/history\?status=expired$/);
  await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/history\?status=expired&page=2$/);
  await expect(place(page)).toHaveText(/^Showing 21 to 40/);

  const guest = await context.newPage();
  await guest.setViewportSize({ width: 1280, height: 900 });
  await guest.goto(page.url());
  await expect(place(guest)).toHaveText(/^Showing 21 to 40/);
  await expect(guest.getByLabel('Status')).toHaveValue('expired');

  await page.goBack();
  await expect(page).toHaveURL(/\/history\?status=expired$/);
  await expect(place(page)).toHaveText(/^Showing 1 to 20/);
  await page.goBack();
  await expect(place(page)).toHaveText('Showing 1 to 20 of 250');
  await expect(page.getByLabel('Status')).toHaveValue('');
});

test('a search appears in the address once the typing stops', async ({ page }) => {
  const number = (await rows(page).first().getByRole('cell').first().innerText()).trim();
  await page.getByLabel('Search').pressSequentially(number.replace('+', ''));
  await expect(place(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${number.replace('+', '')}$`));
});

test('the rows on screen are saved as a file named by the day', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sms-history-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Purchase Date,Service,Country,Phone Number,Price,Status,SMS Code,Activation ID');
  expect(lines).toHaveLength(21);
});
