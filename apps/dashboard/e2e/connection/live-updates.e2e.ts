import { expect, type Page } from '@playwright/test';
import { advanceBy, dropSockets, type RunningServer } from '@sms/api-mocks/server';
import { freezeShortTimers } from '../support/paused-clock';
import { test } from '../support/fixtures';
import { waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits';

/** Close code of a server that shuts down. */
const SHUTS_DOWN = 1000;

/** The id of the demo account. */
const USER_ID = 1;

const badge = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

const connect = async (page: Page) => {
  await page.goto('/');
  await expect(badge(page, 'Connected')).toBeVisible();
};

test.use({ scenario: 'ready-to-buy', signedIn: true });

/** A `number_purchased` message about the nth number that was bought on another device. */
const externalPurchase = ({ world }: RunningServer, nth = 1) =>
  ({
    activationId: `a${nth}`,
    number: '14165550100',
    purchaseId: 98 + nth,
    service: 'wa',
    country: '187',
    totalPrice: 0.049,
    expiryDate: world.clock.iso(),
    remainingBalance: 12.451,
  }) as const;

test('live updates: reconnect after a server restart, and with an expired token', async ({
  page,
  server,
  advance,
}) => {
  await connect(page);
  dropSockets(server.world, SHUTS_DOWN);
  await expect(badge(page, 'Connection Issue')).toBeVisible();
  await advance(3_000);
  await expect(badge(page, 'Connected')).toBeVisible();

  // What the idle page loads is read with a valid token: a rejected read would renew it, and the connection with it.
  await advance(10_000);
  await waitForIdle(page);
  // The upgrade is rejected with 401, which a browser only reports as a lost connection.
  advanceBy(server.world, 16 * MINUTE_MS);
  dropSockets(server.world, SHUTS_DOWN);
  await expect(badge(page, 'Connection Issue')).toBeVisible();
  await advance(6_000);
  await expect(badge(page, 'Connection Issue')).toBeVisible();
  await advance(12_000);
  await expect(badge(page, 'Connected')).toBeVisible();
  server.world.publish(USER_ID, 'system_status', { message: 'Maintenance begins in ten minutes' });
  await expect(page.getByRole('region', { name: 'System message' })).toHaveText(
    'Maintenance begins in ten minutes',
  );
});

test('live updates: messages arrive without animation frames, and a burst of them makes few calls', async ({
  page,
  server,
  advance,
}) => {
  await connect(page);
  await page.getByRole('link', { name: 'Active Numbers' }).click();
  await expect(page.getByText('No active numbers')).toBeVisible();
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/numbers/active')) reads += 1;
  });
  await waitForIdle(page);
  // No frame is drawn, as when the page is hidden just after requesting one. A slow machine must not lengthen the three
  // seconds of the burst: short waits end by the clock alone.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.evaluate(freezeShortTimers, undefined);
  for (let count = 1; count <= 60; count += 1) {
    server.world.publish(USER_ID, 'number_purchased', externalPurchase(server, count));
    await advance(50);
  }
  server.world.publish(USER_ID, 'system_status', { message: 'Maintenance begins in ten minutes' });
  // Its toast has the same text.
  const banner = page
    .getByRole('region', { name: 'System message' })
    .getByText('Maintenance begins in ten minutes');
  await expect(async () => {
    await advance(50);
    await expect(banner).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  expect(reads).toBeGreaterThanOrEqual(2);
  expect(reads).toBeLessThanOrEqual(5);
});
