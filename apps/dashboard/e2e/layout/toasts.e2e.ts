import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { watchLayoutShift } from '../support/layout-shift';
import { waitForIdle } from '../support/page-helpers';
import { recordSpeech } from '../support/speech';

test.use({ scenario: 'deposit-pending', signedIn: true });

test('toasts: clicks pass through them, a dialog has them too; a system message is a bar instead, announced once, until it is replaced or dismissed', async ({
  page,
  server,
  advance,
}) => {
  const { expectSpeech } = await recordSpeech(page);
  await page.goto('/transactions');
  // Below the texts of the toasts, whose buttons take clicks.
  const row = page
    .getByRole('rowgroup', { name: /^Deposit/ })
    .first()
    .getByText('Pending', { exact: true });
  await expect(row).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  const [{ userId } = { userId: 0 }] = server.world.db.sessions;
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const bar = page.getByRole('region', { name: 'System message' });
  const say = (message: string) => server.world.publish(userId, 'system_status', { message });
  await waitForIdle(page);
  const expectStill = await watchLayoutShift(page);
  say('Maintenance at noon');
  await expect(bar).toContainText('Maintenance at noon');
  await expectStill();
  await expectSpeech('Maintenance at noon');
  await expect(toasts).toHaveCount(0);

  for (let count = 1; count <= 12; count += 1) {
    server.world.publish(userId, 'error', { message: `Notice ${count}` });
  }
  await expect(toasts).toHaveCount(12);

  // The page below a dialog is silent, and nothing of it can be reached.
  await page.getByRole('button', { name: 'Add Funds' }).click();
  const amount = page.getByRole('dialog').getByLabel('Amount (NGN)');
  await expect(amount).toBeFocused();
  server.world.publish(userId, 'error', { message: 'Notice 13' });
  await expectSpeech('Notice 13');
  // Closed with the mouse it gives the focus back.
  await toasts.last().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(12);
  await expect(amount).toBeFocused();
  await toasts.last().getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toasts).toHaveCount(11);
  await expect(page.locator(':focus')).toHaveAccessibleName('Dismiss');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await row.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await toasts.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(10);

  await advance(10_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Active' }).click();
  await expect(bar).toContainText('Maintenance at noon');
  say('Maintenance is over');
  await expect(bar).toHaveText('Maintenance is over');
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toHaveCount(0);
});
