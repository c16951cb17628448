import { expect, type Page } from '@playwright/test';
import { HISTORY_SEARCH_DELAY_MS } from '@sms/domain/limits';
import { readFile } from 'node:fs/promises';
import { test } from '../support/fixtures';
import { delayCalls, recordCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'long-history', signedIn: true });

const range = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+$/);
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/history');
  await expect(range(page)).toHaveText('Showing 1 to 20 of 250');
});

test('history: the address holds the view; Back restores earlier views, and links can be shared', async ({
  page,
  context,
}) => {
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
});

test('history: every page is exported as one file, which can be stopped and resumed @engines', async ({
  page,
}) => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const isSecond = ({ searchParams: query }: URL) =>
    query.get('limit') === '100' && query.get('page') === '2';
  await page.route(isSecond, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'All pages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export all purchases' });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^100 of 250 purchases/);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(dialog.getByRole('status')).toHaveText(/^200 of 250 purchases · Stopped/);
  const calls = recordCalls(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(251);
  expect(new Set(lines).size).toBe(251);
  await expect(dialog.getByRole('status')).toHaveText('250 purchases · Saved.');
  expect(calls).toEqual(['GET /numbers/history']);
});

test('history: a row opens its details, copies and repeats the purchase; a column sorts the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = rows(page).first();
  const number = (await row.getByRole('cell').first().innerText()).trim();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await row.hover();
  await row.getByRole('button', { name: 'Copy phone number' }).click();
  await expect.poll(copied).toBe(number);
  const dialog = page.getByRole('dialog', { name: 'Purchase Details' });
  await expect(dialog).toBeHidden();
  await row.getByRole('cell', { name: /^\$/ }).click();
  await expect(dialog).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
    'href',
    /^\/buy-number\?country=\d+&service=\w+&operator=$/,
  );

  // The eight columns are in view beside the open sidebar.
  await page.setViewportSize({ width: 1024, height: 768 });
  const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox();
  const table = await page.getByRole('group', { name: 'Purchases' }).boundingBox();
  expect((actions?.x ?? 0) + (actions?.width ?? 0)).toBeLessThanOrEqual(
    (table?.x ?? 0) + (table?.width ?? 0),
  );
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);

  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  const prices = await rows(page).getByRole('cell', { name: /^\$/ }).allInnerTexts();
  expect(prices).toEqual(prices.toSorted());
});

test('history: a pill shows its filter, and all are cleared at once', async ({ page }) => {
  await page.goto('/history?status=expired&search=%2B44');
  const filters = page.getByRole('group', { name: 'Filters' });
  await expect(filters.getByText('Expired', { exact: true }).first()).toBeVisible();
  await filters.getByLabel('Status').selectOption('All');
  await expect(page).toHaveURL(/\/history\?search=%2B44$/);
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect(filters).toBeFocused();
  await expect(range(page)).toHaveText('Showing 1 to 20 of 250');
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(filters.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
});

test('history: a search typed just before leaving does not lead back, however late the next page loads', async ({
  page,
  advance,
}) => {
  await waitForIdle(page);
  const release = await delayCalls(page, /\/assets\/.*\.js$/);
  await page.getByLabel('Search').fill('44');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await advance(HISTORY_SEARCH_DELAY_MS, true);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await waitForIdle(page);
  await expect(page).toHaveURL(/\/settings$/);
});

test('history: the chart counts the visible data without a request', async ({ page }) => {
  await waitForIdle(page);
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Show charts' }).click();
  const figure = page.getByRole('figure', { name: 'Spending, last 14 days' });
  await expect(figure).toContainText('From purchases 1 to 20 of 250');
  await expect(figure).toContainText(/\$\d/);
  expect(calls).toEqual([]);
});

test.describe('history on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('history on a phone: days are headings, and a tap on a purchase opens its actions', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Today|Yesterday)$/);

    await page.getByRole('button', { name: 'Export', exact: true }).tap();
    await page.getByRole('button', { name: 'All pages' }).tap();
    const exported = page.getByRole('dialog', { name: 'Export all purchases' });
    await exported.getByLabel('Format').selectOption('JSON, for programs');
    const download = page.waitForEvent('download');
    await exported.getByRole('button', { name: 'Export' }).tap();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^sms-history-.+\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveLength(250);
    await exported.getByRole('button', { name: 'Close' }).tap();

    const received = page.getByRole('listitem').filter({ hasText: 'SMS Code' }).first();
    await received.getByText(/^\$/).tap();
    const dialog = page.getByRole('dialog', { name: 'Purchase Details' });
    for (const control of [
      dialog.getByRole('button', { name: 'Copy phone number' }),
      dialog.getByRole('button', { name: 'Copy SMS code' }),
      dialog.getByRole('link', { name: 'Buy again' }),
    ]) {
      // A box is measured in binary fractions.
      expect(Math.round((await control.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await dialog.getByRole('link', { name: 'Buy again' }).tap();
    await expect(page).toHaveURL(/\/buy-number/);
  });
});
