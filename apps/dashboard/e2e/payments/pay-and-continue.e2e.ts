import { devices, expect } from '@playwright/test';
import { test } from '../support/fixtures';

const { defaultBrowserType: _, ...use } = devices['Pixel 7'];
test.use({ ...use, scenario: 'empty-account', signedIn: true });

test("pay and continue: 'Back' from the provider leads to the step that waits", async ({ page, advance }) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto('/buy-number?country=36&service=wa&operator=');
  await page.getByRole('button', { name: /^Pay ₦[\d,]+ and continue$/ }).tap();
  await advance(1_000);
  await page.getByRole('button', { name: /^Pay ₦[\d,]+$/ }).tap();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Waiting for your payment/)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen Checkout' }).tap();
  await pay.tap();
  await expect(page.getByText('Deposit received. Your balance covers this number.')).toBeVisible();
});
