import { expect } from '@playwright/test';
import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import { test } from '../support/fixtures';

test.use({
  signedIn: true,
  scenario: {
    description: 'A number that can be cancelled in half a minute.',
    seed: 92,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [{ service: 'tg', country: '187', status: 'waiting', boughtAgoMs: CANCEL_LOCK_MS - 30_000 }],
  },
});

test('the refund window is told before it opens and, to those who want it, when it does', async ({
  page,
  advance,
}) => {
  await page.goto('/active-numbers');
  const telegram = page.getByRole('article', { name: /^Telegram/ });
  await expect(telegram).toContainText(/Refund possible in 0:\d\d/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const alert = page.getByRole('switch', { name: 'Refund alert' });
  await expect(alert).not.toBeChecked();
  await alert.click();
  await expect(alert).toBeChecked();
  // Its code comes once the page has come to rest: src/app/app.tsx.
  await advance(10_000);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByRole('listitem')).toHaveCount(0);
  // The server cuts the moment of the purchase to whole seconds: it may be one later.
  await advance(21_000);
  await expect(toasts).toContainText('A refund is possible now');
  await expect(toasts).toContainText('Telegram · +');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Active' }).click();
  await expect(telegram).toContainText('Refund possible until 15:');
});
