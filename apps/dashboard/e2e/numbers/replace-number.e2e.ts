import { expect } from '@playwright/test';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { PHONE, recordCalls } from '../support/page-helpers';

test.use({
  viewport: PHONE.viewport,
  signedIn: true,
  scenario: {
    description: 'A number that got no SMS and can be cancelled.',
    seed: 94,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [{ service: 'ig', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS }],
  },
});

test('replace number: one click cancels it and opens another purchase', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/active-numbers');
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Cancel and try another country' }).click();
  await expect(page).toHaveURL(/\/buy-number\?service=\w+$/);
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1);
});
