import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';
import { checkLayout } from '../support/page-checks';

test.use({ scenario: 'ready-to-buy', signedIn: true });

const CONFIRM = '/buy-number?country=36&service=wa&operator=';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** When a page loads code that nothing on it waits for. */
const IDLE_MS = 10_000;

const naira = (page: Page) => page.getByRole('main').getByText(/^≈ ₦[\d,]+$/);

for (const [name, options] of [
  ['wide', {}],
  ['phone', PHONE],
] as const)
  test.describe(name, () => {
    test.use(options);

    test(`naira: stand beside the prices and the balance, from one call: ${name}`, async ({
      page,
      advance,
    }) => {
      const calls = recordCalls(page);
      await page.goto('/buy-number?service=wa');
      await expect(naira(page).first()).toBeVisible();
      await checkLayout(page);
      await page.goto(CONFIRM);
      const price = page.getByRole('group', { name: 'Price and balance' });
      await expect(price).toContainText(/\$\d\.\d{4} ≈ ₦\d+/);
      await page.goto('/');
      await waitForIdle(page);
      await advance(IDLE_MS);
      await expect(naira(page)).toHaveCount(1);
      await expect(page.getByRole('banner').getByTitle(/^≈ ₦[\d,]+$/)).toBeVisible();
      await checkLayout(page);
      expect(calls.filter((call) => call.includes('exchange-rate'))).toHaveLength(1);
    });
  });

test('naira: an unknown rate shows and announces nothing', async ({ page, server }) => {
  server.world.flags.faults = [
    { operation: 'exchangeRate', times: 9, corruption: { status: 500, text: 'No rate' } },
  ];
  await page.goto(CONFIRM);
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await waitForIdle(page);
  await expect(naira(page)).toHaveCount(0);
  await expect(page.getByText('No rate')).toHaveCount(0);
});
