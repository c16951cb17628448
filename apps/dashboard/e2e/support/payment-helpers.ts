import { expect, type Page } from '@playwright/test';

/** The newest payment of /transactions. */
export const newestRow = (page: Page) => page.getByLabel(/^Deposit ₦/).first();

/** Opens a payment of 1,500 naira in its popup, on /transactions. */
export const submitDepositInPopup = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Add Funds' }).click();
  await page.getByLabel('Amount (NGN)').fill('1500');
  await page.getByRole('button', { name: /^Pay ₦[\d,]+$/ }).click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(newestRow(page)).toContainText('Pending');
  return popup;
};
