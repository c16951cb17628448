import { expect, type Page } from '@playwright/test';
import { advanceBy, dropSockets } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

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

  // What the idle page loads is read with a valid token: a rejected read would renew it, and the connection
  // with it.
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
