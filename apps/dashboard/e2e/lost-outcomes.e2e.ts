import { expect } from '@playwright/test';
import { buyElsewhere, type RunningServer } from '@sms/api-mocks/server';
import { test } from './stand-alone';
import { chooseWhatsAppInCanada } from './steps';

/** What became of a click is told by the books of the server, and by nothing the page says. */
const bought = ({ world }: RunningServer) => world.db.numbers.all();

const PURCHASED = 'Number purchased successfully! Check Active Numbers page.';

test.use({ scenario: 'ready-to-buy', signedIn: true });

test('a gateway that gives up before the server buys charges once, whatever was bought elsewhere', async ({
  page,
  server,
  advance,
}) => {
  // A frame of the websocket would tell what only the list may tell here.
  server.world.flags.socketsRefused = true;
  await page.goto('/buy-number');
  await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible();
  server.world.flags.faults = [
    {
      operation: 'purchaseNumber',
      times: 1,
      spoiling: { status: 504, text: '' },
      carriedOutAfterMs: 2_000,
    },
  ];
  await chooseWhatsAppInCanada(page);
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  // Another device has just bought the same, which this page has not heard of.
  const elsewhere = buyElsewhere(server.world, { country: '36', service: 'wa' });
  await advance(5_000);
  await purchase.click();
  await expect(page.getByText('Still being checked')).toBeVisible();
  await advance(3_000);
  await expect.poll(() => bought(server).length).toBe(2);
  await expect(page.getByText('Still being checked')).toBeVisible();
  await expect(purchase).toBeDisabled();
  await advance(7_000);
  await expect(page.getByText(PURCHASED)).toBeVisible();
  expect(bought(server)).toHaveLength(2);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(elsewhere.phoneNumber)).toBeVisible();
});
