import { expect } from '@playwright/test';
import { CANCEL_LOCK_MS, CANCEL_WINDOW_MS } from '@sms/domain/limits';
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

test('refund window: announced before it opens and, if enabled, when it opens', async ({ page, advance }) => {
  await page.goto('/active-numbers');
  const telegram = page.getByRole('article', { name: /^Telegram/ });
  await expect(telegram).toContainText('Cancel option available in 1 minutes');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const alert = page.getByRole('switch', { name: 'Refund alert' });
  await expect(alert).not.toBeChecked();
  await alert.click();
  await expect(alert).toBeChecked();
  // Its code is loaded once the page is idle: src/app/app.tsx.
  await advance(10_000);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByRole('listitem')).toHaveCount(0);
  // The server truncates the purchase time to whole seconds: it may be one later.
  await advance(21_000);
  await expect(toasts).toContainText('A refund is possible now');
  await expect(toasts).toContainText('Telegram · +');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Active' }).click();
  await expect(telegram).toContainText(`Full refund for another ${CANCEL_WINDOW_MS / 60_000 - 1}:`);
});
