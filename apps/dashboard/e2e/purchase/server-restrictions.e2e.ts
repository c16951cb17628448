import { expect } from '@playwright/test';
import { specCompliant } from '@sms/api-mocks';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, recordCalls, waitForIdle } from '../support/page-helpers';

test.use({ scenario: specCompliant('ready-to-buy'), signedIn: true });

test('server restrictions: shown below the choice, requested once, and never block the purchase', async ({
  page,
  server: { world },
}) => {
  const calls = recordCalls(page);
  const requests = () => calls.filter((call) => call.includes('/restrictions/'));
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  const notes = page.getByRole('group', { name: 'Before you buy' }).getByRole('listitem');
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await expect(notes).toHaveText(['Any network gives the best chance of a number.']);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(notes).toHaveCount(1);
  await waitForIdle(page);
  expect(requests()).toEqual(['GET /services/restrictions/36/wa']);

  await page.setViewportSize({ width: 390, height: 844 });
  world.flags.faults = [
    {
      operation: 'restrictions',
      times: 1,
      corruption: {
        status: 200,
        body: JSON.stringify({
          success: true,
          data: {
            serviceAvailable: true,
            currentStock: 12,
            recommendations: [
              { type: 'tip', message: 'Wait an hour.' },
              { type: 'warning', message: '<b>Codes are slow</b>' },
            ],
          },
        }),
      },
    },
  ];
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await expect(notes).toHaveText(['<b>Codes are slow</b>', 'Wait an hour.']);
  world.flags.availabilityMissing = true;
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  await expect(purchase).toBeEnabled();
  await waitForIdle(page);
  expect(requests()).toHaveLength(3);
  await expect(page.getByText('Before you buy')).toHaveCount(0);
  await purchase.click();
  await expect(page).toHaveURL(/\/active-numbers$/);
});
