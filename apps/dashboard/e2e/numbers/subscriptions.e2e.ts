import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

test.use({ scenario: 'subscriber', signedIn: true });

test('subscriptions: bought and cancelled, found in menu and search, also on a phone', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'demo' }).click();
  await page.getByRole('menuitem', { name: 'Subscriptions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscriptions');
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByLabel('Service').selectOption({ label: 'Telegram' });
  await page.getByLabel('Country').selectOption({ label: 'Canada' });
  await page.getByLabel('Period').selectOption('30');
  await expect(page.getByText('Insufficient balance. Add funds first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe for $150.0000' })).toBeDisabled();
  await page.getByLabel('Period').selectOption('3');
  const before = server.world.db.subscriptions.length;
  await page.getByRole('button', { name: 'Subscribe for $15.0000' }).click();
  const bought = page.getByRole('article', { name: 'Telegram · Canada' });
  await expect(bought).toContainText('3 days · $15.0000');
  await expect(page.getByRole('banner')).toContainText('$45.0000');
  expect(server.world.db.subscriptions).toHaveLength(before + 1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('subscr');
  await page.getByRole('option', { name: 'Subscriptions' }).click();
  await bought.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this subscription?' });
  await expect(question).toContainText('without a refund');
  await question.getByRole('button', { name: 'Cancel without a refund' }).click();
  await expect(bought).toContainText('Cancelled');
});
