import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const toggle = (page: Page, name: 'Show password' | 'Hide password') => page.getByRole('button', { name });

/** Position of the caret, in characters from the start. */
const caret = (page: Page): Promise<number | null> =>
  password(page).evaluate((field: HTMLInputElement) => field.selectionStart);

test('password: showing it does not interrupt typing, and signing in hides it', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill('demo');
  await password(page).pressSequentially('demo234');
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft');

  await toggle(page, 'Show password').click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toBeFocused();
  expect(await caret(page)).toBe(4);
  await page.keyboard.type('1');
  await expect(password(page)).toHaveValue('demo1234');
  await expect(page).toHaveURL(/\/login$/);

  // Kept in flight, so that the form can be inspected.
  await page.route('**/auth/login', () => {});
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(toggle(page, 'Show password')).toBeVisible();
});
