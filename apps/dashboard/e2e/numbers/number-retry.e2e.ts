import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { delayCalls, recordCalls, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

test.use({
  signedIn: true,
  scenario: {
    description: 'One number waits.',
    seed: 93,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [{ service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 12 * MINUTE_MS }],
  },
});

test('number retry: another SMS is requested once from the details of a purchase', async ({
  page,
  server,
}) => {
  await page.goto('/history');
  const details = page.getByRole('dialog', { name: 'Purchase Details' });
  const ask = details.getByRole('button', { name: 'Wait 20 more minutes' });
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
  const [number] = server.world.db.numbers.all();
  const leftMs = Date.parse(number?.expiry_date ?? '') - server.world.clock.now();
  expect(leftMs).toBeGreaterThan(19 * MINUTE_MS);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST /numbers/${number?.id}/retry`]);
});
