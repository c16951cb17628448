import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

test.use({ scenario: 'deposit-pending', signedIn: true });

test('toasts: clicks pass through to the content below', async ({ page, server }) => {
  await page.goto('/transactions');
  const details = page.getByRole('button', { name: 'View Details' }).first();
  await expect(details).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  const [{ userId } = { userId: 0 }] = server.world.db.sessions.all();
  for (let count = 1; count <= 12; count += 1) {
    server.world.publish(userId, 'system_status', { message: `Notice ${count}` });
  }
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toasts).toHaveCount(12);

  await page.getByRole('button', { name: 'Add Funds' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await details.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await toasts.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(11);
});
