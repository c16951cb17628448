import { expect } from '@playwright/test';
import { CANCEL_LOCK_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { buyWhatsApp, chooseWhatsAppInCanada, delayCalls } from '../support/page-helpers';

test.use({ scenario: 'no-sms', signedIn: true });

test('buy a number, wait for the refund window, get a full refund @engines', async ({ page, advance }) => {
  await page.goto('/buy-number');
  const balance = page
    .getByRole('banner')
    .getByText(/^\$\d+\.\d{4}$/)
    .first();
  await expect(balance).toHaveText('$12.5000');
  await buyWhatsApp(page);
  await expect(balance).not.toHaveText('$12.5000');

  const card = page.getByRole('article', { name: /^WhatsApp \+/ });
  const cancel = card.getByRole('button', { name: 'Cancel & Refund' });
  await expect(cancel).toBeDisabled();
  await expect(card).toContainText(/Cancel option available in \d+ minutes/);

  await test.step('tooltip: stays open under the pointer, and Escape closes it', async () => {
    await cancel.hover();
    const tooltip = card.getByRole('tooltip');
    await expect(tooltip).toBeVisible();
    const { x, y, width } = (await tooltip.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 4, { steps: 10 });
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  await advance(CANCEL_LOCK_MS - 30_000);
  await expect(cancel).toBeDisabled();
  await expect(card).toContainText('Cancel option available in 30 seconds');

  await advance(40_000);
  await expect(cancel).toBeEnabled();
  await cancel.click();
  await expect(page.getByText('Number cancelled and fully refunded!')).toBeVisible();
  await expect(balance).toHaveText('$12.5000');
  await expect(page.getByText('No active numbers')).toBeVisible();
});

test('ten clicks buy one number @engines', async ({ page, server }) => {
  await page.goto('/buy-number');
  await chooseWhatsAppInCanada(page);
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  const letGo = await delayCalls(page, /\/numbers\/purchase$/);
  await purchase.click({ clickCount: 10 });
  letGo();
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(server.world.db.numbers.all()).toHaveLength(1);
});
