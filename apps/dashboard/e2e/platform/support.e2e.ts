import { expect } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';

const { deposits } = scenarios['deposit-pending'];
test.use({ scenario: { ...scenarios['waiting-cancellable'], deposits }, signedIn: true });

test('support: a payment and a number are said in a text without code and, unless ticked, phone number', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const dialog = page.getByRole('dialog');
  const text = dialog.locator('pre');
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await dialog.getByRole('button', { name: 'Copy for support' }).click();
  await expect(text).toContainText(/^Version: .+\nPage: \/transactions\nUser: demo\nReference: \S+/);
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toBe(await text.innerText());
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Active' }).click();
  const card = page.getByRole('article', { name: /^WhatsApp \+/ });
  const [number] = reachableNumbers(server.world);
  sendSms(server.world, number?.id ?? 0, '482913');
  await expect(card).toContainText('482913');
  await page.keyboard.press('c');
  await expect(page.getByText('SMS code copied!')).not.toHaveCount(0);
  expect(await copied()).toBe('482913');
  await page.keyboard.press('n');
  await expect.poll(copied).toContain(number?.phoneNumber);

  await card.getByRole('button', { name: 'More actions' }).click();
  await card.getByRole('button', { name: 'Copy for support' }).click();
  await expect(text).toContainText('Status: SMS Received');
  await expect(text).not.toContainText('482913');
  await expect(text).not.toContainText(number?.phoneNumber ?? 'none');
  await dialog.getByRole('checkbox', { name: 'Include the phone number' }).check();
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(copied).toContain(`Phone number: +${number?.phoneNumber}`);
  expect((await copied()).length).toBeLessThanOrEqual(1_500);
});
