import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { layoutShiftOf } from '../support/page-checks';

const MINUTE_MS = 60_000;

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  signedIn: true,
  scenario: {
    description: 'A number that expires without an SMS in ten seconds, and one that keeps waiting.',
    seed: 96,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      { service: 'tg', country: '187', status: 'waiting', boughtAgoMs: 20 * MINUTE_MS - 10_000 },
      { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS },
    ],
  },
});

test('expired number: its card shows that the price was not refunded, and stays until it is dismissed', async ({
  page,
  advance,
}) => {
  await page.goto('/active-numbers');
  const waiting = page.getByRole('region', { name: 'Waiting for SMS' });
  await expect(waiting.getByRole('article')).toHaveCount(2);
  const before = await layoutShiftOf(page);
  await advance(11_000);
  const ended = page.getByRole('region', { name: 'Expired' });
  const card = ended.getByRole('article', { name: /^Telegram \+/ });
  await expect(card).toContainText(/Expired without an SMS · \$\d\.\d{4} not refunded/);
  await expect(waiting.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Total Active').locator('..')).toContainText('1');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect((await layoutShiftOf(page)) - before).toBeLessThanOrEqual(0.01);

  // The next lists do not have it.
  await advance(30_000);
  await expect(card).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Active' }).click();
  await expect(card.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
    'href',
    '/buy-number?country=187&service=tg&operator=',
  );
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(ended).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel & Refund' }).click();
  await expect(page.getByText('No active numbers')).toBeVisible();
  // Not the customer's first number.
  await expect(page.getByRole('link', { name: 'Buy Number', exact: true }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy Your First Number' })).toHaveCount(0);
});
