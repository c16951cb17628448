import { expect, type Page } from '@playwright/test';
import { dropSockets } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';

test.use({ scenario: 'ready-to-buy', signedIn: true });

/** Close code of a restarting server. */
const SERVICE_RESTART = 1012;

const issue = async (page: Page, detail: string) => {
  await expect(page.getByText('Connection Issue')).toBeVisible();
  await expect(page.getByText(detail)).toBeVisible();
};

/** Every text of spec §8, Websocket; live-updates.e2e.ts has 'Authentication failed'. */
test('connection badge: shows every reason for missing live updates, until reconnecting is given up', async ({
  page,
  server,
  advance,
}) => {
  await page.goto('/');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  server.world.flags.socketsSilent = true;
  dropSockets(server.world, SERVICE_RESTART);
  await issue(page, 'Connection lost unexpectedly');

  await advance(3_000);
  await expect(page.getByText('Connecting', { exact: true })).toBeVisible();
  await advance(10_000);
  await issue(page, 'Connection timeout');

  server.world.flags.socketsSilent = false;
  server.world.flags.socketsRefused = true;
  for (const waitMs of [6_000, 12_000, 24_000]) {
    await advance(waitMs);
    await issue(page, 'Connection lost unexpectedly');
  }
  await advance(30_000);
  await issue(page, 'Failed to reconnect after maximum attempts');
});
