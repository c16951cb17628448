import { expect } from '@playwright/test';
import { test } from './stand-alone';

test.use({ scenario: 'deposit-pending', signedIn: true });

test('clicks pass through a toast to what lies below it', async ({ page, server }) => {
  await page.clock.install();
  await page.goto('/transactions');
  const details = page.getByRole('button', { name: 'View Details' }).first();
  await expect(details).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  // From here on no toast disappears by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  const [{ userId } = { userId: 0 }] = server.world.db.sessions.all();
  for (let count = 1; count <= 12; count += 1) {
    server.world.publish(userId, 'system_status', { message: `Notice ${count}` });
  }
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toasts).toHaveCount(12, { timeout: 100 });
  }).toPass({ intervals: [0] });

  await page.getByRole('button', { name: 'Add Funds' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await details.click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  // The code of this dialog comes late, and what waits for it is shown by the clock.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(close).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await close.click();
  await toasts.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(11);
});
