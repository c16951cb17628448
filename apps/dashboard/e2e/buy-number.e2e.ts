import { expect, test } from '@playwright/test';
import { doMainJob } from './main-job';
import { advance, buyWhatsApp, chooseWhatsAppInCanada, openWithStoppedClock } from './steps';

test('sign in, buy a number, receive its SMS, copy the code, complete it', async ({ page }) => {
  await openWithStoppedClock(page, '/?scenario=first-purchase');
  await doMainJob(page, () => advance(page, 20_000));
});

test('buy a number, wait for the cancel window, get the whole price back', async ({ page }) => {
  await openWithStoppedClock(page, '/buy-number?scenario=never-an-sms');
  const balance = page.getByRole('banner').getByText(/^\$\d+\.\d{4}$/);
  await expect(balance).toHaveText('$12.5000');
  await buyWhatsApp(page);
  await expect(balance).not.toHaveText('$12.5000');

  const card = page.getByRole('article', { name: /^WhatsApp \+/ });
  const cancel = card.getByRole('button', { name: 'Cancel & Refund' });
  await expect(cancel).toBeDisabled();
  await expect(card).toContainText('Cancel option available in 4 minutes');

  await advance(page, 3 * 60_000 + 30_000);
  await expect(cancel).toBeDisabled();
  await expect(card).toContainText('Cancel option available in 1 minutes');

  await advance(page, 40_000);
  await expect(cancel).toBeEnabled();
  await cancel.click();
  await expect(page.getByText('Number cancelled and fully refunded!')).toBeVisible();
  await expect(balance).toHaveText('$12.5000');
  await expect(page.getByText('No active numbers')).toBeVisible();
});

test('ten clicks buy one number', async ({ page }) => {
  await openWithStoppedClock(page, '/buy-number?scenario=never-an-sms');
  await chooseWhatsAppInCanada(page);
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  await purchase.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article')).toHaveCount(1);
});
