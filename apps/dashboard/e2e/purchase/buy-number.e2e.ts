import { expect } from '@playwright/test';
import { CANCEL_LOCK_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { chooseWhatsAppInCanada, delayCalls, visit, waitForIdle } from '../support/page-helpers';

test.use({ scenario: 'no-sms', signedIn: true });

test('buy a number at its new price, wait for the cancel window, get a full refund; ten clicks buy one @engines', async ({
  page,
  server,
  advance,
}) => {
  const { flags, db } = server.world;
  await page.goto('/buy-number');
  const balance = page
    .getByRole('banner')
    .getByText(/^\$\d+\.\d{4}$/)
    .first();
  await expect(balance).toHaveText('$12.5000');
  await chooseWhatsAppInCanada(page);
  await waitForIdle(page);

  // The price rises between look and press: it is bought at by a button of its own alone.
  flags.priceFactor = 1.5;
  await page.getByRole('button', { name: /^Purchase Number/ }).press('Enter');
  const risen = page.getByText(/^The price is now \$\d\.\d{4} \(it was \$\d\.\d{4}\)\.$/);
  const [now = '', before = ''] = (await risen.innerText()).match(/\$\d\.\d{4}/g) ?? [];
  expect(Number(now.slice(1))).toBeCloseTo(1.5 * Number(before.slice(1)), 3);
  await waitForIdle(page);
  await expect(page.getByLabel('Price and balance').getByText(now, { exact: true })).toBeVisible();
  expect(db.numbers).toEqual([]);
  await page.getByRole('button', { name: /^Buy for / }).press('Enter');
  await expect(page.getByRole('article')).toContainText(now);
  expect(db.numbers.map(({ price }) => `$${price.toFixed(4)}`)).toEqual([now]);
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

  await visit(page, '/buy-number');
  await chooseWhatsAppInCanada(page);
  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  const letGo = await delayCalls(page, /\/numbers\/purchase$/);
  await purchase.click({ clickCount: 10 });
  letGo();
  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(db.numbers.map(({ status }) => status)).toEqual(['cancelled', 'waiting']);
});
