import { expect } from '@playwright/test';
import { PURCHASE_ERROR_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada } from '../support/page-helpers';

test.use({ scenario: 'ready-to-buy', signedIn: true });

test('out of stock: the user can wait for stock, or choose another country', async ({
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
  const offers = ways.getByRole('button', { name: /^Buy in / });
  await expect(offers).toHaveCount(3);
  // The message goes by itself, and nothing that buys may move then.
  const placeOfOffer = await offers.first().boundingBox();
  await advance(PURCHASE_ERROR_MS);
  await expect(page.getByText(/^No numbers currently available/)).toBeHidden();
  expect(await offers.first().boundingBox()).toEqual(placeOfOffer);
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
  await page.setViewportSize({ width: 390, height: 844 });
  await offers.first().click();
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(server.world.db.numbers.map(({ country_code }) => country_code)).not.toContain('36');
});
