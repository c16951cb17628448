import { expect } from '@playwright/test';
import { buyElsewhere, type RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { buyWhatsApp, chooseWhatsAppInCanada } from '../support/page-helpers';

/** The purchased numbers, from the server's data and never from the page. */
const bought = ({ world }: RunningServer) => world.db.numbers;

const PURCHASED = 'Number purchased successfully!';

test.use({ scenario: 'ready-to-buy', signedIn: true });

test('unconfirmed purchase: charged once when the gateway times out before the server buys, whatever was bought elsewhere', async ({
  page,
  context,
  server,
  advance,
}) => {
  // Without this, a websocket message would reveal the purchase, which here only the list may do.
  server.world.flags.socketsSilent = true;
  await page.goto('/buy-number');
  await expect(page.getByRole('button', { name: 'Canada', exact: true })).toBeVisible();
  const givenUp = page.waitForRequest('**/numbers/purchase');
  await page.route('**/numbers/purchase', (route) => route.fulfill({ status: 504 }), { times: 1 });
  await chooseWhatsAppInCanada(page);
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  // Another device has just bought the same, and this page has not received it.
  const elsewhere = buyElsewhere(server.world, { country: '36', service: 'wa' });
  await advance(5_000);
  await purchase.click();
  await expect(page.getByText('Still being checked')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Purchase progress' }).getByRole('listitem');
  const expected = [/^Sent.*:\d\d/, /^No response.*:\d\d/, /^Result.*by .*:\d\d/];
  await expect(steps).toHaveText(expected);
  // Reconciliation has not found it yet.
  await advance(3_000);
  await context.request.fetch(await givenUp);
  expect(bought(server)).toHaveLength(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(steps).toHaveText(expected);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByText('Still being checked')).toBeVisible();
  await expect(purchase).toHaveCount(0);
  await advance(7_000);
  await expect(page.getByText(PURCHASED)).toBeVisible();
  expect(bought(server)).toHaveLength(2);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: elsewhere.phone_number })).toBeVisible();
});

test.describe('a kept-alive connection that breaks after the purchase, which the browser repeats', () => {
  test.use({ scenario: 'no-sms' });

  test('unconfirmed purchase: where the server ignores keys, the duplicate is reported and can be cancelled', async ({
    page,
    server,
    advance,
  }) => {
    server.world.flags.idempotencyKeysIgnored = true;
    server.world.flags.faults = [
      { operation: 'purchaseNumber', times: 1, corruption: 'connection-lost', carriedOut: true },
    ];
    await page.goto('/buy-number');
    await buyWhatsApp(page);
    const duplicate = page.getByRole('alert').filter({ hasText: 'Two numbers were bought' });
    const cancel = duplicate.getByRole('button', { name: 'Cancel the second one' });
    await expect(cancel).toBeDisabled();
    expect(bought(server)).toHaveLength(2);
    await advance(4 * 60_000);
    await cancel.click();
    await expect(page.getByText('Number cancelled and fully refunded!')).toBeVisible();
    await expect(duplicate).toBeHidden();
    // Both were bought at the same moment: either may count as the second one.
    expect(
      bought(server)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['cancelled', 'waiting']);
  });
});
