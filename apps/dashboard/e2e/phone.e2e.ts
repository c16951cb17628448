import { expect } from '@playwright/test';
import { test } from './stand-alone';

test.use({ scenario: 'busy-account', signedIn: true, viewport: { width: 390, height: 844 } });

test.describe('under a thumb', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap on the icon opens the menu, a tap beside it or on an entry closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });

    await page.getByRole('button', { name: 'Open menu' }).locator('svg').tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(370, 500);
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).locator('svg').tap();
    await menu.getByRole('link', { name: 'Settings' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(menu).toBeHidden();
  });
});

test('a click on the icon opens the menu, another closes it', async ({ page }) => {
  await page.goto('/settings');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).locator('svg').click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).locator('svg').click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});
