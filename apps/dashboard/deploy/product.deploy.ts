import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { advanceBy, reachableNumbers, sendSms, startServer } from '@sms/api-mocks/server';
import { nginxMissing } from '../../../scripts/ci/nginx.mjs';
import { withTempFolder } from '../e2e/support/cross-origin-host';
import { completeMainJourney } from '../e2e/support/main-journey';
import { decidePayment, newestRow, submitDepositInPopup } from '../e2e/support/payment-helpers';
import { waitForIdle } from '../e2e/support/page-helpers';
import { test } from './nginx-fixtures';

const SMS_COMES_MS = 20_000;

/** Longer than the delay before a reconnect, in ms. */
const RECONNECTS_MS = 10_000;

/** Delay of the code that is loaded on idle: src/app/app.tsx. */
const IDLE_AFTER_MS = 10_000;

test.skip(nginxMissing() !== null, 'nginx cannot be installed here.');

/** A build in which every script has a new name. */
const renamedBuild = (folder: string): string => {
  const newer = join(folder, 'newer');
  cpSync('dist', newer, { recursive: true });
  const names = readdirSync(join(newer, 'assets')).filter((name) => name.endsWith('.js'));
  const rename = (text: string) =>
    names.reduce((renamed, name) => renamed.replaceAll(name, `n${name}`), text);
  for (const name of names) {
    const file = join(newer, 'assets', name);
    writeFileSync(join(newer, 'assets', `n${name}`), rename(readFileSync(file, 'utf8')));
    rmSync(file);
  }
  for (const name of ['index.html', 'version.json']) {
    const file = join(newer, name);
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
  }
  return newer;
};

test('behind nginx: a number is bought, and its code arrives live', async ({
  page,
  context,
  server,
  nginx,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sockets: string[] = [];
  const messages: (string | Buffer)[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket.url());
    socket.on('framereceived', ({ payload }) => messages.push(payload));
  });
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refusals.push(message.text());
  });
  await page.goto('/');
  await completeMainJourney(page, () => {
    advanceBy(server.world, SMS_COMES_MS);
  });
  expect(server.world.db.numbers.all().map(({ status }) => status)).toEqual(['used']);
  expect(sockets.map((url) => new URL(url).origin)).toEqual([
    new URL(page.url()).origin.replace('https', 'wss'),
  ]);
  expect(messages.filter((text) => text.includes('"sms_received"'))).toHaveLength(1);
  expect(refusals).toEqual([]);

  const token = new URL(sockets[0] ?? '').searchParams.get('token') ?? '';
  expect(token).not.toBe('');
  // nginx logs a websocket when it ends.
  await page.close();
  await expect.poll(nginx.logs).toContain('GET /ws 101');
  expect(nginx.logs()).not.toContain(token);
});

test.describe('a signed-in customer behind nginx', () => {
  test.use({ scenario: 'waiting-cancellable', signedIn: true });

  test('a customer behind nginx pays in a popup of the provider, and returns', async ({ page, server }) => {
    await page.goto('/transactions');
    const popup = await submitDepositInPopup(page);
    expect(new URL(popup.url()).origin).toBe(server.origin);
    await decidePayment(popup, 'Pay');
    await expect(newestRow(page)).toContainText('Completed');
    expect(server.world.db.deposits.all().at(-1)?.status).toBe('PAID_SETTLED');
  });

  test('a customer behind nginx sees that the API is down, and afterwards the code that arrived meanwhile', async ({
    page,
    server,
    elsewhere,
  }) => {
    await page.goto('/active-numbers');
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Waiting for SMS');
    // Within a second of the first load a refresh would make no call.
    await waitForIdle(page);
    await server.close();
    await expect(page.getByText('Connection Issue')).toBeVisible();
    // nginx responds with its own error page, which is no response of the API.
    await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('main')).toContainText('Error loading active numbers');
    await expect(card).toContainText('Waiting for SMS');

    for (const { id } of reachableNumbers(server.world)) sendSms(server.world, id);
    const port = Number(new URL(server.origin).port);
    const { world } = server;
    const again = await startServer({ scenario: world.scenario, world, port, allowedOrigins: [elsewhere] });
    await page.clock.runFor(RECONNECTS_MS);
    await expect(card).toContainText('SMS Received');
    await expect(page.getByText('Connection Issue')).toBeHidden();
    await again.close();
  });

  test('behind nginx: a page of a removed build offers the newer build', async ({ page, nginx, request }) => {
    await page.goto('/active-numbers');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The update checker is loaded once the page is idle.
    const watch = page.waitForResponse(/assets/);
    await page.clock.runFor(IDLE_AFTER_MS);
    await (await watch).finished();
    await waitForIdle(page);

    await withTempFolder((folder) => nginx.upgrade(renamedBuild(folder)));
    // On a new connection, because idle ones are closed now.
    const version = () => request.get('/version.json', { headers: { Connection: 'close' } });
    await expect.poll(async () => (await version()).text()).toContain('/assets/n');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded');
    const banner = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await banner.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(banner).toBeHidden();
  });
});
