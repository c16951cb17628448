import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { delayCalls, visit, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'busy-account', signedIn: true });

test('search: keys pressed while it loads are its query; the keyboard alone buys again, and reaches a purchase, a page, the theme and the list of shortcuts', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/settings');
  await expect(heading).toHaveText('Settings');
  await waitForIdle(page);
  const release = await delayCalls(page, /\/assets\/.*\.js$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b h');
  await page.keyboard.press('Enter');
  release();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('b h');
  await page.keyboard.press('Escape');
  await waitForIdle(page);
  await expect(heading).toHaveText('Settings');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');

  await visit(page, '/');
  await page.getByRole('link', { name: 'Buy again' }).first().press('Enter');
  await expect(page.locator(':focus')).toHaveText('Confirm Purchase');
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await visit(page, '/');
  await expect(heading).toHaveText('Dashboard');
  const search = page.getByRole('dialog', { name: 'Search' });
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('combobox', { name: 'Search' })).toBeFocused();
  };

  await open();
  await page.keyboard.type('wa ng');
  await expect(search.getByRole('option', { name: 'WhatsApp · Nigeria' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Purchase steps' }).locator('[aria-current=step]')).toHaveText(
    /Confirm/,
  );
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeVisible();

  await open();
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(search).toBeHidden();

  // A text field captures the keyboard.
  await page.getByLabel('Maximum Price (Optional)').focus();
  await page.keyboard.type('gh');
  await expect(heading).toHaveText('Buy SMS Number');
  await page.getByLabel('Maximum Price (Optional)').blur();
  await page.keyboard.type('gh');
  await expect(heading).toHaveText('Purchase History');

  await page.keyboard.type('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.type('gt');
  await expect(heading).toHaveText('Purchase History');
  await page.reload();
  await expect(heading).toHaveText('Purchase History');
  await page.keyboard.type('gt?');
  // Single keys would have taken effect by the time the search is open.
  await open();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Purchase History');
  await expect(sheet).toBeHidden();
});
