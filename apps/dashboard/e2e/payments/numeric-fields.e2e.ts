import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada } from '../support/page-helpers';

test.use({ scenario: 'ready-to-buy', signedIn: true });

test('numeric fields: amounts are parsed as typed, with a comma, or rejected with the limits', async ({
  page,
  server,
}) => {
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  const maximum = page.getByLabel('Maximum Price (Optional)');
  const type = async (text: string) => {
    await maximum.fill('');
    await maximum.pressSequentially(text);
    await expect(maximum).toHaveValue(text);
    await expect(maximum).toHaveAttribute('aria-invalid', String(!/^\d+,\d+$/.test(text)));
  };
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  const main = page.getByRole('main');
  const bought = () => server.world.db.numbers.all().length;
  const boughtBefore = bought();

  for (const text of ['1e', '100.5', '1,000,000']) {
    await type(text);
    await purchase.click();
    await expect(main.getByText('Maximum price must be a number from 0 to 100').first()).toBeVisible();
  }
  await type('0,01');
  await purchase.click();
  await expect(main).toContainText('exceeds your maximum of $0.0100');
  expect(bought()).toBe(boughtBefore);

  await type('9,5');
  const purchaseRequest = page.waitForRequest('**/numbers/purchase');
  await purchase.click();
  expect((await purchaseRequest).postDataJSON()).toMatchObject({ maxPrice: 9.5 });
  await expect(page).toHaveURL(/\/active-numbers$/);
  expect(bought()).toBe(boughtBefore + 1);

  await page.getByRole('link', { name: 'Transactions' }).click();
  await page.getByRole('button', { name: 'Add Funds' }).click();
  await page.getByLabel('Amount (NGN)').pressSequentially('₦5,000.50');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByLabel(/^Deposit SMS_/).first()).toContainText('₦5,000.50');
});
