import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, waitForIdle } from '../support/page-helpers';
import { MINUTE_MS } from '@sms/domain/limits/spec';

const waiting = { country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS } as const;

test.use({
  signedIn: true,
  scenario: {
    description: 'Numbers that got no SMS and can be cancelled.',
    seed: 94,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [
      { ...waiting, service: 'wa' },
      { ...waiting, service: 'tg' },
      { ...waiting, service: 'ig' },
    ],
  },
});

const replaceNumber = async (page: Page, service: string, another: 'operator' | 'country') => {
  const card = page.getByRole('article', { name: new RegExp(`^${service}`) });
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: `Cancel and try another ${another}` }).click();
};

const step = (page: Page) => page.locator('[aria-current="step"]');

test('replace number: one click cancels it and, once the refund is confirmed, opens another purchase', async ({
  page,
  server,
}) => {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const calls = recordCalls(page);
  await page.goto('/active-numbers');

  server.world.flags.faults = [
    { operation: 'cancelNumber', times: 1, corruption: { status: 204, body: '' } },
  ];
  await replaceNumber(page, 'WhatsApp', 'operator');
  await expect(toasts).toContainText("We couldn't confirm the cancellation.");
  await waitForIdle(page);
  await expect(page).toHaveURL(/\/active-numbers$/);

  await replaceNumber(page, 'Telegram', 'operator');
  await expect(step(page)).toContainText('Operator');
  await expect(page.getByRole('main')).toContainText('Telegram');
  await expect(toasts).toContainText('Number cancelled and fully refunded!');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Active' }).click();
  await replaceNumber(page, 'Instagram', 'country');
  await expect(page).toHaveURL(/\/buy-number\?service=\w+$/);
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(3);
});
