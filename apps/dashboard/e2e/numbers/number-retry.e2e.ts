import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { delayCalls, recordCalls, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

test.use({
  signedIn: true,
  scenario: {
    description: 'One number waits, another has expired, and two have four minutes left.',
    seed: 93,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 12 * MINUTE_MS },
      { service: 'tg', country: '187', status: 'expired', boughtAgoMs: 60 * MINUTE_MS },
      { service: 'fb', country: '187', status: 'waiting', boughtAgoMs: 16 * MINUTE_MS },
      { service: 'go', country: '187', status: 'waiting', boughtAgoMs: 16 * MINUTE_MS },
    ],
  },
});

test('number retry: another SMS is requested once, refused for an expired number, on a phone, and queued for two that end together', async ({
  page,
  server,
  advance,
}) => {
  await page.goto('/history');
  const details = page.getByRole('dialog', { name: 'Purchase Details' });
  const ask = details.getByRole('button', { name: 'Wait for another SMS' });
  await page
    .getByRole('row', { name: /WhatsApp/ })
    .getByRole('button', { name: 'View Details' })
    .click();
  await expect(ask).toBeVisible();
  await waitForIdle(page);
  const calls = recordCalls(page);
  const letGo = await delayCalls(page, /\/retry$/);
  await ask.dblclick();
  letGo();
  await expect(page.getByText(/^Waiting until .+\. Cancel & Refund from .+\.$/)).toBeVisible();
  const number = server.world.db.numbers.all().find(({ service }) => service === 'wa');
  const leftMs = (number?.expiresAt ?? 0) - server.world.clock.now();
  expect(leftMs).toBeGreaterThan(19 * MINUTE_MS);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST /numbers/${number?.id}/retry`]);
  await details.getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Telegram' })
    .getByRole('button', { name: 'View Details' })
    .click();
  await ask.click();
  await expect(details.getByText('Can only request retry for waiting numbers')).toBeVisible();
  await expect(page.getByRole('banner', { includeHidden: true })).toContainText('$12.50');

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/active-numbers');
  await advance(MINUTE_MS + 10_000);
  const cardOf = (name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) });
  const release = await delayCalls(page, /\/retry$/);
  for (const name of ['Facebook', 'Google'])
    await cardOf(name).getByRole('button', { name: 'Wait 20 more minutes' }).click();
  // The automatic cancel of both would be due meanwhile.
  await advance(MINUTE_MS, true);
  release();
  for (const name of ['Facebook', 'Google'])
    await expect(cardOf(name).getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  expect(server.world.db.ledger.all().filter(({ kind }) => kind === 'refund')).toEqual([]);
});
