import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const toggle = (page: Page, name: 'Show password' | 'Hide password') => page.getByRole('button', { name });

/** Position of the caret, in characters from the start. */
const caret = (page: Page): Promise<number | null> =>
  password(page).evaluate((field: HTMLInputElement) => field.selectionStart);

test.describe('password field with a mouse', () => {
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
});

test.describe('password field on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('password: shown with a tap and submitted', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username or Email').fill('demo');
    await password(page).tap();
    await page.keyboard.type('demo1234');

    const size = await toggle(page, 'Show password').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await toggle(page, 'Show password').tap();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toBeFocused();
    await toggle(page, 'Hide password').tap();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await toggle(page, 'Show password').tap();

    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('banner')).toContainText('demo');
  });

  test.describe('a new user', () => {
    test.use({ scenario: 'first-visit' });

    test('registration: shows both passwords and the missing requirements', async ({ page }) => {
      await page.goto('/register');
      await toggle(page, 'Show password').tap();
      for (const label of ['Password', 'Confirm password']) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text');
      }
      const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
      await password(page).tap();
      await page.keyboard.type('secret');
      await expect(rules).toHaveText(['At least 6 characters, done', 'A letter, done', 'A number, missing']);
      await page.keyboard.type('1');
      await expect(rules.last()).toHaveText('A number, done');
    });
  });
});
