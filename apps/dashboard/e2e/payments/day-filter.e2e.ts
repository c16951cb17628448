import { expect } from '@playwright/test';
import { START_TIME } from '../support/start-time';
import { test } from '../support/fixtures';

const ZONE = 'Pacific/Kiritimati';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

// At noon in UTC it is the next day there, fourteen hours ahead, whatever the date and time of the test.
const paidAt = Math.floor(START_TIME / DAY_MS) * DAY_MS - 2 * DAY_MS + 12 * HOUR_MS;
const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(paidAt);

test.use({
  timezoneId: ZONE,
  signedIn: true,
  scenario: {
    description: 'One payment, on two different days in UTC and in the zone of the user.',
    seed: 91,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [],
    deposits: [{ naira: 5_000, status: 'FAILED', createdAgoMs: START_TIME - paidAt }],
  },
});

test('day filter: finds a payment on the day that the list shows', async ({ page }) => {
  await page.goto('/transactions');
  const payment = page.getByLabel(/^Deposit SMS_/).filter({ hasText: '₦5,000.00' });
  await expect(payment).toBeVisible();
  // The field covers its pill while it is empty, and a click opens the browser's calendar.
  await page.getByLabel('Start Date').click();
  await expect(page.getByLabel('Start Date')).toBeFocused();
  await page.getByLabel('Start Date').fill(localDay);
  await page.getByLabel('End Date').fill(localDay);
  await expect(page.getByText(/\(1 total\)/)).toBeVisible();
  await expect(payment).toBeVisible();
});
