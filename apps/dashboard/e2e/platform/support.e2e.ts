import { expect } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';

/** Duration of a purchase error, in ms (spec §9). */
const ERROR_MS = 8_000;

const { deposits } = scenarios['deposit-pending'];
test.use({ scenario: { ...scenarios['waiting-cancellable'], deposits }, signedIn: true });

test('support: the texts for a payment and a number contain no code and, unless selected, no phone number', async ({
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

test.describe('a failed purchase', () => {
  test.use({ scenario: 'ready-to-buy' });

  test('support: the text for a failed purchase stays when the error disappears', async ({
    page,
    server,
    advance,
  }) => {
    server.world.flags.faults = [
      { operation: 'purchaseNumber', times: 1, corruption: { status: 400, text: 'Not possible at present' } },
    ];
    await page.goto('/buy-number?country=36&service=wa&operator=');
    await page.getByRole('button', { name: 'Purchase Number' }).click();
    await expect(page.getByText('Purchase Error')).toBeVisible();
    await page.getByRole('button', { name: 'Copy for support' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy for support' });
    await expect(dialog.locator('pre')).toContainText(
      /^Version: .+\nPage: \/buy-number\nUser: demo\nService: WhatsApp\nCountry: Canada\nOperator: Any Operator\nPrice: \$/,
    );
    await expect(dialog).toContainText('Keep this for support.');
    await advance(ERROR_MS);
    await expect(page.getByText('Purchase Error')).toHaveCount(0);
    await expect(dialog.locator('pre')).toContainText('Outcome: ');
  });
});
