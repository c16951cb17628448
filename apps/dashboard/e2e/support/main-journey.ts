import { expect, type Page } from '@playwright/test';
import { chooseWhatsAppInCanada, signIn, UNDO_MS, waitForIdle } from './page-helpers';

/**
 * The main journey, beginning at /login: sign in, buy a number, receive its SMS, copy the code, complete the
 * number.
 * @param waitForSms advances the time until the SMS has arrived
 */
export const completeMainJourney = async (
  page: Page,
  waitForSms: () => void | Promise<void>,
): Promise<void> => {
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');

  await page.getByRole('navigation').getByRole('link', { name: 'Buy Number' }).click();
  await chooseWhatsAppInCanada(page);
  await expect(page.getByRole('group', { name: 'Price and balance' })).toContainText('Sufficient Balance');
  await page.getByRole('button', { name: 'Purchase Number' }).click();

  await expect(page).toHaveURL(/\/active-numbers$/);
  await expect(page.getByText('Number purchased successfully!')).toBeVisible();
  const card = page.getByRole('article', { name: /^WhatsApp \+/ });
  await expect(card).toContainText('Waiting for SMS');
  await expect(card.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);

  await waitForSms();
  await expect(card).toContainText('SMS Received');
  await card.getByRole('button', { name: 'Copy SMS code' }).click();
  await expect(page.getByText('SMS code copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(card).toContainText(copied);
  expect(copied).toMatch(/^[\d-]{4,8}$/);

  await waitForIdle(page);
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(card).toContainText('Marked complete');
  await page.clock.runFor(UNDO_MS);
  await expect(page.getByText('Number marked as complete!')).toBeVisible();
  await expect(page.getByText('No active numbers')).toBeVisible();
};
