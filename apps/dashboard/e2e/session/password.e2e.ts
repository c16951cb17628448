import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const toggle = (page: Page, name: 'Show password' | 'Hide password') => page.getByRole('button', { name });

/** Where the caret is, in characters from the start. */
const caret = (page: Page): Promise<number | null> =>
  password(page).evaluate((field: HTMLInputElement) => field.selectionStart);

test.describe('with a mouse', () => {
  test('a look at the password does not interrupt typing it, and signing in hides it', async ({ page }) => {
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

    // Kept under way, so that the form can be looked at.
    await page.route('**/auth/login', () => {});
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(toggle(page, 'Show password')).toBeVisible();
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the password is shown with a tap, read and sent', async ({ page }) => {
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

  test.describe('a newcomer', () => {
    test.use({ scenario: 'first-visit' });

    test('sees both passwords and what is still missing', async ({ page }) => {
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
