import { expect } from '@playwright/test';
import { scenarios } from '@sms/api-mocks';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { test } from '../support/fixtures';
import { checkWidth } from '../support/page-checks';
import { PHONE, visit } from '../support/page-helpers';
import { recordSpeech } from '../support/speech';

const { deposits } = scenarios['deposit-pending'];
test.use({ ...PHONE, scenario: { ...scenarios['waiting-cancellable'], deposits }, signedIn: true });

test(`support: the texts for a payment and a number contain no code and, unless selected, no phone number`, async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const { expectSpeech } = await recordSpeech(page);
  const dialog = page.getByRole('dialog');
  const text = dialog.locator('pre');
  await page.goto('/transactions');
  const details = page.getByRole('button', { name: 'View Details' }).first();
  await details.tap();
  await dialog.getByRole('button', { name: 'Copy for support' }).tap();
  await expect(text).toContainText(
    /^Version: .+\nPage: \/transactions\nUser: demo\nReference: \S+[^]*\nMethod: .+\nCreated: .+ UTC, local .+/,
  );
  await dialog.getByRole('button', { name: 'Copy text' }).tap();
  await expectSpeech('Text for support copied!');
  expect(await copied()).toBe(await text.innerText());
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(details).toBeFocused();

  await visit(page, '/active-numbers');
  const card = page.getByRole('article', { name: /^WhatsApp \+/ });
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const [number] = reachableNumbers(server.world);
  sendSms(server.world, number?.id ?? 0, '482913');
  await expect(card).toContainText('482913');
  await card.getByRole('button', { name: 'Details' }).tap();
  await card.getByRole('button', { name: 'Copy for support' }).tap();
  await expect(text).toContainText(
    /^Version: .+\nPage: .+\nUser: demo\nActivation ID: .+\nService: .+\nCountry: .+\nPrice: .+\nPurchased: /,
  );
  await expect(text).toContainText('Status: SMS Received');
  await expect(text).not.toContainText('482913');
  await expect(text).not.toContainText(number?.phone_number ?? 'none');
  await dialog.getByText('Include the phone number').click();
  await dialog.getByRole('button', { name: 'Copy text' }).tap();
  await expect.poll(copied).toContain(`Phone number: +${number?.phone_number}`);
  expect((await copied()).length).toBeLessThanOrEqual(1_500);
  await checkWidth(page);
});
