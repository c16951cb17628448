import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { buyWhatsApp, recordCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'no-sms', signedIn: true });

test('shortcuts: seven keys lead from the dashboard to the last purchase', async ({ page, server }) => {
  await page.goto('/buy-number');
  await buyWhatsApp(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  const focused = page.locator(':focus');
  await press('b');
  await expect(focused).toHaveText('Buy SMS Number');
  await press('Tab');
  await press('Tab');
  await expect(focused).toHaveAccessibleName('Search countries and services');
  await press('ArrowDown');
  await expect(focused).toHaveAccessibleName('WhatsApp in Canada');
  await press('Enter');
  await expect(focused).toHaveText('Confirm Purchase');
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await press('Tab');
  await press('Enter');
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article', { name: /^WhatsApp \+/ })).toHaveCount(2);
  expect(server.world.db.numbers.all()).toHaveLength(2);
  expect(keys).toBe(7);
});

test('wizard: a pending service shows its price in every country, with one call; Enter continues a search', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/services/prices') && !searchParams.has('country')) requests.push(request.url());
  });
  await page.goto('/buy-number?service=wa');
  await expect(page.getByText(/^14 of \d+ countries shown, prices for WhatsApp$/)).toBeVisible();
  const rows = page.getByRole('group', { name: 'Countries' }).getByRole('listitem');
  await expect(rows.first()).toContainText(/\d available\$\d\.\d{4}/);
  await page.getByLabel('Sort by').selectOption('Price');
  const prices = (await rows.allInnerTexts()).map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await page.getByLabel('Search countries').fill('canad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your selection' })).toHaveText(/Canada.*WhatsApp.*Any/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Any Operator (Recommended)' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Search services')).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText(/prices for WhatsApp|result/)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('wizard: a favourite stays at the top', async ({ page }) => {
  await page.goto('/buy-number?country=36');
  const rows = page.getByRole('group', { name: 'Services' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Favourite Telegram' }).click();
  await expect(page.getByRole('button', { name: 'Favourite Telegram', pressed: true })).toBeFocused();
  await expect(rows.first()).toHaveText('Favourites');
  await page.goto('/buy-number?country=36');
  await expect(rows.first()).toHaveText('Favourites');
  await expect(rows.nth(1)).toContainText('Telegram');
  await rows.nth(1).getByRole('button', { name: 'Telegram', exact: true }).click();
  await expect(page.getByText('Any Operator (Recommended)')).toBeVisible();
});

test.describe('with purchases', () => {
  test.use({ scenario: 'busy-account' });

  test("'Buy again' opens the last step with the focus on it", async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Buy again' }).first().press('Enter');
    await expect(page.locator(':focus')).toHaveText('Confirm Purchase');
    await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  });

  test("'Buy again' is not offered for a number that still waits", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/history');
    const rowOf = (status: string) => page.getByRole('row').filter({ hasText: status }).first();
    await expect(rowOf('Completed').getByRole('link', { name: 'Buy again' })).toHaveCount(1);
    await expect(rowOf('Waiting for SMS').getByRole('link')).toHaveCount(0);
    await rowOf('Waiting for SMS').getByRole('button', { name: 'View Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Purchase Details' });
    await expect(dialog).toContainText('Waiting for SMS');
    await expect(dialog.getByRole('link', { name: 'Buy again' })).toHaveCount(0);
  });
});

test.describe('without numbers', () => {
  test.use({ scenario: 'ready-to-buy' });

  test('the searched service is offered where it costs least, without another call', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^WhatsApp/ })
      .first()
      .click();
    await expect(page.getByText(/prices for WhatsApp$/)).toBeVisible();
    await waitForIdle(page);
    const calls = recordCalls(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Active Numbers' }).click();
    const offers = page.getByRole('region', { name: 'Cheapest for WhatsApp' }).getByRole('link');
    await expect(offers).toHaveCount(3);
    const prices = (await offers.allInnerTexts()).map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // The screen reads its list, unless the dashboard has just read it.
    expect(calls.filter((call) => call !== 'GET /numbers/active')).toEqual([]);
    await offers.first().click();
    await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  });
});
