import { expect } from '@playwright/test';
import { sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { recordCalls } from '../support/page-helpers';

const MINUTE_MS = 60_000;

test.use({
  signedIn: true,
  scenario: {
    description: 'A number whose SMS turns up when it is cancelled, and one whose SMS comes after its end.',
    seed: 91,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      {
        service: 'wa',
        country: '187',
        status: 'waiting',
        boughtAgoMs: 6 * MINUTE_MS,
        codeOnCancel: '905527',
      },
      { service: 'tg', country: '187', status: 'waiting', boughtAgoMs: 20 * MINUTE_MS - 10_000 },
    ],
    flags: { smsAfterExpiryDelivered: true, expiryCheckedByList: false },
  },
});

test('SMS after expiry: an SMS that beats a cancellation, and one after expiry, show both times', async ({
  page,
  context,
  server,
  advance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/active-numbers');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page
    .getByRole('article', { name: /^WhatsApp/ })
    .getByRole('button', { name: 'Cancel & Refund' })
    .click();
  const received = page.getByRole('region', { name: 'SMS Received' });
  await expect(received).toContainText('905527');
  await expect(received).toContainText(
    /The SMS arrived before your cancellation, so nothing was cancelled or refunded: SMS .*\d:\d\d:\d\d.*\d:\d\d:\d\d/,
  );
  await expect(page.getByRole('banner')).toContainText('$12.5000');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(received).toContainText('The SMS arrived before your cancellation');
  await advance(15_000);
  await expect(page.getByRole('region', { name: 'Expired' })).toContainText('Expired without an SMS');
  const calls = recordCalls(page);
  // Polling would disturb the next steps.
  await page.getByRole('switch', { name: 'Auto-refresh' }).click();
  const telegram = server.world.db.numbers.all().find(({ service }) => service === 'tg');
  sendSms(server.world, telegram?.id ?? 0, '640218');
  const late = page.getByRole('region', { name: 'Late SMS' });
  const card = late.getByRole('article', { name: /^Telegram \+/ });
  await expect(card).toContainText('Expired');
  await expect(card).toContainText(/This SMS arrived after the number expired: expired .*\d:\d\d:\d\d.*SMS/);
  await card.getByRole('button', { name: 'Copy SMS code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('640218');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(late).toHaveCount(0);
  // A code is in memory only.
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/640218|905527/);
});
