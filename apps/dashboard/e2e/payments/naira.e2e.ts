import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';
import { checkLayout, checkWidth, layoutShiftOf, MAX_LAYOUT_SHIFT } from '../support/page-checks';

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
    const press = (control: Locator) => (name === 'phone' ? control.tap() : control.press('Enter'));

    test(`naira: stand beside the prices and the balance, from one call: ${name}`, async ({
      page,
      advance,
    }) => {
      const calls = recordCalls(page);
      await page.goto('/buy-number?service=wa');
      await expect(naira(page).first()).toBeVisible();
      await checkLayout(page);
      await press(page.getByRole('button', { name: 'WhatsApp', pressed: true }));
      await press(page.getByRole('button', { name: 'Canada', exact: true }));
      await expect(
        page
          .getByRole('group', { name: 'Services' })
          .getByText(/^≈ ₦[\d,]+$/)
          .first(),
      ).toBeVisible();
      await page.goto(CONFIRM);
      const price = page.getByRole('group', { name: 'Price and balance' });
      await expect(price).toContainText(/\$\d\.\d{4} ≈ ₦\d+/);
      await page.goto('/');
      await waitForIdle(page);
      const before = await layoutShiftOf(page);
      await advance(IDLE_MS);
      await expect(naira(page)).toHaveCount(1);
      expect((await layoutShiftOf(page)) - before).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      await expect(page.getByRole('banner').getByTitle(/^≈ ₦[\d,]+$/)).toBeVisible();
      await checkLayout(page);
      expect(calls.filter((call) => call.includes('exchange-rate'))).toHaveLength(1);
    });

    test.describe('after refunds', () => {
      test.use({ scenario: 'busy-account' });

      test(`balance: opens to a sum of links that adds up: ${name}`, async ({ page }) => {
        await page.goto('/');
        const toggle = page.getByRole('button', { name: 'How the balance adds up' });
        await press(toggle);
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(toggle).toBeFocused();
        const sum = page.getByRole('main').locator('dl', { hasText: 'Account Balance' });
        await expect(sum.getByRole('term').first()).toHaveText('+ Total Deposited');
        const rows = await sum.evaluate((list) =>
          [...list.querySelectorAll('dt')].map((term) => [
            term.textContent,
            term.nextElementSibling?.textContent,
            term.querySelector('a')?.getAttribute('href'),
          ]),
        );
        expect(rows.map(([label, , href]) => [label, href])).toEqual([
          ['+ Total Deposited', '/transactions'],
          ['− Total Spent', '/history'],
          ['+ Refunds and credits', '/history'],
          ['= Account Balance', undefined],
          ['Pending Deposits', undefined],
        ]);
        const [deposited = 0, spent = 0, refunded = 0, balance = 0] = rows.map(([, amount]) =>
          Math.round(Number(amount?.replace(/[$,]/g, '')) * 10_000),
        );
        expect(deposited - spent + refunded).toBe(balance);
        await checkLayout(page);
        await expect(page.getByText('of numbers completed')).toBeVisible();
        await press(sum.getByRole('link', { name: 'Total Spent' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase History');
      });
    });

    test.describe('too little', () => {
      test.use({ scenario: 'empty-account' });

      test(`naira: stand beside a shortfall, and Add Funds names its fee: ${name}`, async ({
        page,
        advance,
      }) => {
        await page.goto(CONFIRM);
        const short = page.getByRole('group', { name: 'Insufficient Balance' });
        await expect(short).toContainText(/\$\d\.\d{4} ≈ ₦\d+ short/);
        await press(short.getByRole('button', { name: /^Pay ₦[\d,]+ and continue$/ }));
        const form = page.getByRole('dialog', { name: 'Add Funds' });
        await advance(1_000);
        await expect(form).toContainText(/You pay ₦[\d,]+ · our fee ₦[\d,]+ · you get \$\d+\.\d\d/);
        await form.getByLabel('Amount (NGN)').fill('1e3');
        await expect(form.getByLabel('Amount (NGN)')).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
        await checkWidth(page);
      });
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
