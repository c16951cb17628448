import { devices, expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { TOASTS_MS } from '../support/page-helpers';

test.use({ scenario: 'empty-account', signedIn: true });

/** Own presses allowed between 'too low' and 'bought'. */
const MOST_PRESSES = 3;

const pricesRead = (page: Page) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/services/prices')) count += 1;
  });
  return () => count;
};

const bought = ({ world }: RunningServer) => world.db.numbers.all().length;

for (const { kind, screen } of [
  { kind: 'in a popup', screen: {} },
  { kind: 'in this tab of a phone', screen: { ...devices['Pixel 7'] } },
])
  test.describe(`a shortfall paid ${kind}`, () => {
    const { defaultBrowserType: _, ...use } = screen;
    test.use(use);
    const isPopup = kind === 'in a popup';

    test(`pay and continue: from too low to bought in three presses on one page`, async ({
      page,
      server,
      advance,
    }) => {
      let presses = 0;
      const press = async (target: Locator) => {
        presses += 1;
        await (isPopup ? target.click() : target.tap());
      };
      if (!isPopup) await page.addInitScript(() => (window.open = () => null));
      await page.goto('/buy-number?country=36&service=wa&operator=');
      const before = bought(server);
      const short = page.getByRole('group', { name: 'Insufficient Balance' });
      const pay = short.getByRole('button', { name: /^Pay ₦[\d,]+ and continue$/ });
      const amount = /₦([\d,]+)/.exec(await pay.innerText())?.[1];

      await press(pay);
      const form = page.getByRole('dialog', { name: 'Add Funds' });
      await expect(form.getByLabel('Amount (NGN)')).toHaveValue(amount?.replaceAll(',', '') ?? '');
      await expect(form).toContainText('Next, a secure window asks for your card.');
      const proceed = form.getByRole('button', { name: 'Proceed to Payment' });
      await advance(1_000);
      await expect(proceed).toBeEnabled();
      const opened = isPopup ? page.waitForEvent('popup') : undefined;
      await press(proceed);
      const provider = (await opened) ?? page;
      const payButton = provider.getByRole('button', { name: 'Pay', exact: true });
      await expect(payButton).toBeVisible();

      const status = page.getByRole('status').filter({ hasText: /payment|Paid/ });
      if (isPopup) {
        // The list with the expiry is loaded a second later.
        await advance(2_000);
        await expect(status).toHaveText(/^Waiting for your payment · 14:\d\d left$/);
        expect(await page.title()).toBe('SMS Purchase Numbers');
      }
      const prices = pricesRead(page);
      // The provider's page is not ours.
      await payButton.click();
      await expect(status).toHaveText('Paid. Your balance covers this number.');
      await expect(page).toHaveTitle('Paid · WhatsApp in Canada');
      const purchase = page.getByRole('button', { name: 'Purchase Number' });
      await expect(purchase).toBeFocused();
      await expect(purchase).toBeEnabled();
      expect(prices()).toBeGreaterThan(0);
      expect(new URL(page.url()).pathname).toBe('/buy-number');
      expect(bought(server)).toBe(before);
      await advance(TOASTS_MS);

      await press(purchase);
      await expect(page).toHaveURL(`${server.origin}/active-numbers`);
      expect(bought(server)).toBe(before + 1);
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
      expect(server.world.db.deposits.all()).toHaveLength(1);
      await expect(page.getByRole('article')).toBeVisible();
    });
  });

test.describe('a shortfall left unpaid in this tab of a phone', () => {
  const { defaultBrowserType: _, ...use } = devices['Pixel 7'];
  test.use(use);

  test("pay and continue: 'Back' from the provider leads to the step that waits", async ({
    page,
    advance,
  }) => {
    await page.addInitScript(() => (window.open = () => null));
    await page.goto('/buy-number?country=36&service=wa&operator=');
    await page.getByRole('button', { name: /^Pay ₦[\d,]+ and continue$/ }).tap();
    await advance(1_000);
    await page.getByRole('button', { name: 'Proceed to Payment' }).tap();
    const pay = page.getByRole('button', { name: 'Pay', exact: true });
    await expect(pay).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Waiting for your payment/)).toBeVisible();
    await page.getByRole('button', { name: 'Reopen Checkout' }).tap();
    await pay.tap();
    await expect(page.getByText('Paid. Your balance covers this number.')).toBeVisible();
  });
});
