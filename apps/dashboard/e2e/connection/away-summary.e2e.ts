import { expect } from '@playwright/test';
import { addFunds, advanceBy, dropSockets, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { recordCalls, UNDO_MS, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

const AWAY_MS = 70_000;

test.use({
  signedIn: true,
  scenario: {
    description: 'Two numbers: the SMS of one comes soon, the other is about to expire.',
    seed: 92,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS },
      { service: 'tg', country: '187', status: 'waiting', boughtAgoMs: 19 * MINUTE_MS },
    ],
  },
});

test('away summary: shown once after a sleep or a lost connection, also on a phone', async ({
  page,
  context,
  server,
  advance,
}) => {
  // Else it would be cancelled at once.
  await context.addInitScript(() =>
    localStorage.setItem('sms-dashboard:preferences', JSON.stringify({ numbersWithoutCode: 'never' })),
  );
  await page.goto('/active-numbers');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Settings' }).click();
  // Its code is loaded while the page is idle: offline it could not be.
  await advance(30_000);
  const whatsAppCard = page.getByRole('article', { name: /^WhatsApp / });
  const line = page.getByRole('status').filter({ hasText: 'While you were away' });
  await expect(page.locator('body [role="status"]:empty').first()).toBeAttached();

  const away = async (meanwhile: () => void, pass: () => Promise<void>) => {
    await waitForIdle(page);
    await context.setOffline(true);
    dropSockets(server.world, 1012);
    await expect(page.getByText('Connection Issue')).toBeVisible();
    meanwhile();
    await pass();
    await context.setOffline(false);
    // The browser of the tests does not report this to the page.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
  /** The computer holds all timers. */
  const sleep = async () => {
    advanceBy(server.world, AWAY_MS);
    await context.clock.fastForward(AWAY_MS);
  };
  const whatsApp = server.world.db.numbers.find(({ service_code }) => service_code === 'wa');
  const calls = recordCalls(page);
  await away(() => {
    sendSms(server.world, whatsApp?.id ?? 0, '482913');
    addFunds(server.world, 1_600);
  }, sleep);
  await expect(line).toHaveText(
    /^While you were away: 1 code, 1 expired, balance \+\$\d\.\d{4} · Active numbers$/,
  );
  // Only one notification per code.
  await expect(page.getByText(/SMS received/)).toHaveCount(0);
  // The calls of every reconnect, and no others.
  expect(calls.filter((call) => call.includes('/numbers/'))).toHaveLength(1);
  await line.getByRole('link', { name: 'Active numbers' }).click();
  await expect(whatsAppCard).toContainText('482913');
  await expect(line).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await advance(UNDO_MS);
  await expect(whatsAppCard).toHaveCount(0);
  await away(
    () => addFunds(server.world, 1_600),
    () => advance(AWAY_MS),
  );
  await expect(line).toHaveText(/^While you were away: balance \+\$\d\.\d{4}$/);
  await line.getByRole('button', { name: 'Dismiss' }).click();
  await expect(line).toHaveCount(0);
});
