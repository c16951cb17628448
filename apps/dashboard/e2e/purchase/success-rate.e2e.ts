import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'success-stats', signedIn: true });

test('success rates: shown in the lists from loaded data, stored, and without a call', async ({ page }) => {
  const record = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/received$/);
  await page.goto('/history');
  await expect(page.getByRole('row', { name: /WhatsApp/ })).toHaveCount(9);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy Number' }).click();
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await expect(record('WhatsApp')).toHaveText('7 of 9 received');
  await expect(record('Telegram')).toHaveText('0 of 4 received');
  await expect(record('Instagram')).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('sms-dashboard:outcomes-of-1'));
  expect(stored).toContain('expired');
  expect(stored).not.toMatch(/\d{3}/);

  await page.goto('/buy-number?service=wa');
  await expect(page.locator('[data-choice]').first()).toHaveAccessibleDescription(
    /^Best pick 7 of your 9 arrived /,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const calls = recordCalls(page);
  await page.goto('/buy-number');
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await expect(record('WhatsApp')).toHaveText('7 of 9 received');
  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await expect(record('Any Operator')).toHaveText('7 of 9 received');
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(page.getByText('Your numbers: 7 of 9 received')).toBeVisible();
  await waitForIdle(page);
  expect(calls).not.toContain('GET /numbers/history');
});
