import { expect } from '@playwright/test';
import type { OperationName } from '@sms/domain/contracts';
import type { RunningServer } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { newestRow } from '../support/payment-helpers';
import { UNDO_MS, waitForIdle } from '../support/page-helpers';

const MINUTE_MS = 60_000;

/** Lets the server skip the next call of an operation, and return a success without data. */
const answerNext = ({ world }: RunningServer, operation: OperationName, status: number, body: string) => {
  world.flags.faults = [{ operation, times: 1, corruption: { status, body } }];
};

test.use({
  signedIn: true,
  scenario: {
    description: 'A number to cancel, one to complete, and an open deposit.',
    seed: 90,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS },
      { service: 'tg', country: '187', status: 'received', boughtAgoMs: 6 * MINUTE_MS, code: '482913' },
    ],
    deposits: [{ naira: 5_000, status: 'PENDING_UNSETTLED', createdAgoMs: MINUTE_MS }],
  },
});

test('only a valid response ends a number or a payment', async ({ page, server, advance }) => {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.goto('/active-numbers');

  answerNext(server, 'cancelNumber', 204, '');
  await page.getByRole('button', { name: 'Cancel & Refund' }).click();
  await expect(toasts).toContainText("We couldn't confirm the cancellation.");
  answerNext(server, 'completeNumber', 200, '[]');
  await waitForIdle(page);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await advance(UNDO_MS);
  await expect(toasts).toContainText("We couldn't confirm that the number was completed.");
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  const payment = newestRow(page);
  answerNext(server, 'verifyPayment', 200, '{"data":42}');
  await payment.getByRole('button', { name: 'Verify' }).click();
  await expect(toasts).toContainText("We couldn't verify this payment.");
  answerNext(server, 'cancelPayment', 200, '{"data":42}');
  await payment.getByRole('button', { name: 'Cancel' }).click();
  await expect(toasts).toContainText("We couldn't confirm the cancellation.");
  await expect(payment).toContainText('Pending');
  await expect(toasts).not.toContainText(/fully refunded|marked as complete|successfully/);
});

test('without a stock call on the server, the price book shows availability', async ({ page, server }) => {
  server.world.flags.servicesWithoutStock = ['wa'];
  await page.goto('/buy-number');
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const whatsApp = rowOf('WhatsApp');
  await expect(whatsApp).toContainText('Unavailable');
  await expect(whatsApp).not.toContainText('$');
  await expect(rowOf('Telegram')).toContainText(/\d available\$\d/);
  await expect(page.getByText('Failed to fetch availability')).toHaveCount(0);
  await whatsApp.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(page.getByText('Price Information Unavailable')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeDisabled();
});

test('a megabyte of server text is truncated wherever it is shown', async ({ page, server }) => {
  const text = 'The server says no. '.repeat(50_000);
  const refused = { status: 400, text };
  server.world.flags.faults = [
    { operation: 'cancelNumber', times: 1, corruption: refused },
    { operation: 'deposits', times: Infinity, corruption: refused },
    { operation: 'balance', times: Infinity, corruption: refused },
  ];
  await page.goto('/active-numbers');
  await page.getByRole('button', { name: 'Cancel & Refund' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('The server says no.');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('The server says no.');
  expect(await page.evaluate(() => document.body.innerText.length)).toBeLessThan(6_000);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000);
});
