import { expect } from '@playwright/test';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { delayCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'busy-account', signedIn: true });

test('search: the keyboard alone reaches a purchase, a page, the theme and the list of shortcuts', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
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

test('search: keys pressed while it loads are its query, not shortcuts', async ({ page }) => {
  await page.goto('/settings');
  const heading = page.getByRole('heading', { level: 1 });
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
});

test('search: finds a live number by its code and copies the code, on a page that lists no numbers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const withCode = search.getByRole('option', { name: 'Copy code' }).first();
  const [digits = ''] = /[\d-]+$/.exec(await withCode.innerText()) ?? [];
  await search.getByRole('combobox', { name: 'Search' }).fill(digits);
  await expect(search.getByRole('option')).toContainText([
    `Copy code ${digits}`,
    'Copy number',
    'Mark Complete',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('SMS code copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);
});

test.describe('two numbers that can be cancelled', () => {
  test.use({
    scenario: {
      description: 'Two numbers that wait for six minutes.',
      seed: 98,
      signedIn: true,
      balanceUsd: 12.5,
      numbers: ['wa', 'tg'].map((service) => ({
        service,
        country: '187',
        status: 'waiting',
        boughtAgoMs: 6 * 60_000,
      })),
    },
  });

  test('search: the highlight stays where it is when its number receives a code', async ({
    page,
    server,
  }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox', { name: 'Search' }).fill('cancel');
    const options = search.getByRole('option', { name: /\d/ });
    await expect(options).toHaveText([/Cancel & Refund$/, /Cancel & Refund$/]);
    const digits = (await options.first().innerText()).replace(/\D/g, '');
    const before = reachableNumbers(server.world).map(({ id }) => id);
    const number = reachableNumbers(server.world).find(({ phoneNumber }) => phoneNumber === digits);
    sendSms(server.world, number?.id ?? 0);
    await expect(options.first()).toHaveText(/No longer available$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await waitForIdle(page);
    expect(reachableNumbers(server.world).map(({ id }) => id)).toEqual(before);
  });
});

test('search: repeats a purchase in two clicks, also on a page that does not exist', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('figure', { name: 'Spending, last 14 days' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Buy again/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
});
