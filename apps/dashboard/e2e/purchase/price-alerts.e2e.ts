import { expect } from '@playwright/test';
import { advanceBy } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, openMoreOptions, recordCalls, waitForIdle } from '../support/page-helpers';

const DAY_MS = 24 * 60 * 60_000;

test.use({ scenario: 'ready-to-buy', signedIn: true });

test('price alert: a price drop is announced when the wizard loads it, and bought with one press', async ({
  page,
  server,
}) => {
  const { flags } = server.world;
  const watch = page.getByRole('region', { name: 'Price alert' });
  const course = watch.locator('polyline');
  const list = page.getByRole('list', { name: 'Price alerts' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.goto('/buy-number');
  await expect(list).toHaveCount(0);
  await chooseWhatsAppInCanada(page);
  await openMoreOptions(page);
  await expect(watch).toContainText(/Lowest price seen: \$\d\.\d{4}/);
  await watch.getByRole('button', { name: 'Set price alert' }).click();
  const stop = watch.getByRole('button', { name: 'Remove alert' });
  await expect(stop).toBeFocused();
  await expect(stop).toHaveAccessibleDescription(/costs less than \$\d\.\d{4}/);

  // One day's price makes no trend yet.
  await expect(course).toHaveCount(0);

  // The next day's visit, at half the price. On a slow machine the last step still reads today's.
  await waitForIdle(page);
  flags.priceFactor = 0.5;
  advanceBy(server.world, DAY_MS);
  await page.clock.fastForward(DAY_MS);
  await page.reload();
  await expect(list).toContainText('WhatsApp in Canada');
  await expect(list).toContainText(/Alert below \$\d\.\d{4} · \$\d\.\d{4} on/);
  await waitForIdle(page);
  const calls = recordCalls(page);
  await list.getByRole('button', { name: 'Buy' }).click();
  await expect(toasts).toContainText('Price dropped');
  await expect(toasts).toContainText(/WhatsApp in Canada · \$\d\.\d{4}/);
  await expect(course).toBeVisible();
  await waitForIdle(page);
  // A call that the wizard makes anyway.
  expect(calls.filter((call) => call.endsWith('/services/prices'))).toHaveLength(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await watch.scrollIntoViewIfNeeded();
  await expect(course).toBeInViewport({ ratio: 1 });
  await page.goto('/buy-number');
  await expect(list).toContainText('WhatsApp in Canada');
  await list.getByRole('button', { name: 'Remove alert' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Canada', exact: true })).toBeVisible();
  await expect(list).toHaveCount(0);
});
