import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { buyWhatsApp } from '../support/page-helpers';

test.use({ scenario: 'no-sms', signedIn: true });

test('shortcuts: arrow keys move to the nearest country, and seven keys lead from the dashboard to the last purchase', async ({
  page,
  server,
}) => {
  const focused = page.locator(':focus');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/buy-number');
  await page.getByRole('button', { name: 'Canada' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'United States'],
    ['ArrowDown', 'United Kingdom'],
    ['ArrowLeft', 'Nigeria'],
    ['ArrowUp', 'Canada'],
    ['ArrowUp', 'Search countries and services'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(name);
  }
  await buyWhatsApp(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
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
  expect(server.world.db.numbers).toHaveLength(2);
  expect(keys).toBe(7);
});
