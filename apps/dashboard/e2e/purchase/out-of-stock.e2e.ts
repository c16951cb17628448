import { expect } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, TOASTS_MS } from '../support/page-helpers';

test.use({ scenario: 'ready-to-buy', signedIn: true });

const countriesBoughtIn = ({ world }: RunningServer) => world.db.numbers.all().map(({ country }) => country);

test('out of stock: the user can wait for stock, pay more, or choose another country', async ({
  page,
  server,
  advance,
}) => {
  const { flags } = server.world;
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  const ways = page.getByRole('region', { name: 'Other ways to get a number' });
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await expect(purchase).toBeEnabled();
  flags.servicesWithoutStock = ['36/wa'];
  await purchase.click();
  await expect(ways.getByRole('button', { name: /^Buy in / })).toHaveCount(3);
  const firstLook = page.waitForResponse(/\/services\/prices\?country=36&service=wa$/);
  await ways.getByRole('button', { name: 'Notify me when in stock' }).click();
  await expect(ways.getByRole('status')).toHaveText(/^Checking every minute/);
  await expect(ways.getByRole('button', { name: 'Remove alert' })).toBeFocused();
  // Otherwise it would find stock already, and its toast would expire during the next time jump.
  await firstLook;
  flags.servicesWithoutStock = [];
  await advance(60_000);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('WhatsApp in Canada');
  await expect(ways.getByRole('status')).toHaveText(/^Numbers are available again/);
  await advance(TOASTS_MS);

  const maximum = page.getByLabel('Maximum Price (Optional)');
  await maximum.fill('1');
  flags.faults = [
    {
      operation: 'purchaseNumber',
      times: 1,
      corruption: { status: 400, text: 'No numbers available for this service/country combination' },
    },
  ];
  flags.priceFactor = 30;
  await purchase.click();
  await ways.getByRole('button', { name: /^Raise the maximum to \$\d\.\d{4} and buy$/ }).click();
  await expect(page).toHaveURL(/\/active-numbers$/);
  expect(countriesBoughtIn(server)).toEqual(['36']);
  await expect(page.getByRole('article')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  flags.priceFactor = 1;
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await expect(purchase).toBeEnabled();
  flags.servicesWithoutStock = ['36/wa'];
  await purchase.click();
  // On a new selection the alternatives are gone, and the stock alert can still be stopped.
  await ways.getByRole('button', { name: 'Notify me when in stock' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(ways).toHaveCount(0);
  const stockAlert = page.getByRole('region', { name: 'Stock alert' });
  await stockAlert.getByRole('button', { name: 'Remove alert' }).click();
  await expect(stockAlert).toHaveCount(0);
  // Choosing the operator has reloaded the prices, which show no stock.
  await expect(purchase).toBeDisabled();
  flags.servicesWithoutStock = [];
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(purchase).toBeEnabled();
  flags.servicesWithoutStock = ['36/wa'];
  await purchase.click();
  await ways
    .getByRole('button', { name: /^Buy in / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(countriesBoughtIn(server)[1]).not.toBe('36');
});
