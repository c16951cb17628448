import { expect, type Locator, type Page } from '@playwright/test';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { filledInView } from '../support/calm-measure';
import { test } from '../support/fixtures';
import { recordSpeech } from '../support/speech';
import { checkLayoutShift } from '../support/layout-shift';
import { checkLayout } from '../support/page-checks';
import { PHONE, recordCalls, TOASTS_MS, visit, waitForIdle } from '../support/page-helpers';

const CODE = '482913';

test.describe('a practice number', () => {
  const press = (control: Locator) => control.press('Enter');
  test.use({ scenario: 'empty-account', signedIn: true });

  test(`a practice number receives a code and is copied, without a call or a trace`, async ({
    page,
    context,
    advance,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const { expectSpeech } = await recordSpeech(page);
    await page.goto('/');
    const practise = page.getByRole('button', { name: 'Try a practice number' });
    await expect(practise).toBeVisible();
    await waitForIdle(page);
    await checkLayoutShift(page);
    const calls = recordCalls(page);
    await press(practise);
    const card = page.getByRole('article', { name: 'Practice' });
    await expect(card).toContainText('+1 202 555 0143');
    await expect(page.locator('body')).not.toBeFocused();
    await press(card.getByRole('button', { name: 'Copy number' }));
    await expect.poll(copied).toBe('+12025550143');
    await advance(5_000);
    await expectSpeech('482913');
    await press(card.getByRole('button', { name: 'Copy code' }));
    await expect.poll(copied).toBe('482913');
    await checkLayout(page);
    expect(calls).toEqual([]);
    await expect(page).toHaveTitle('SMS Verification Dashboard');
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/Active Numbers\s*0/);
    expect(
      await page.evaluate(() =>
        [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
      ),
    ).not.toMatch(/482913|2025550143/);
  });
});

/** Presses allowed between registration and the copied code. */
const MOST_PRESSES = 8;

const fillRegistration = async (page: Page) => {
  await page.goto('/register');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Eze'],
    ['Email', 'ada@example.com'],
    ['Phone', '8012345678'],
    ['Password', 'secret123'],
    ['Confirm password', 'secret123'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByLabel('Username')).toHaveValue('ada');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
    'It is never shown to services.',
  );
};

test.describe('on a phone', () => {
  test.use({ ...PHONE, scenario: 'first-visit' });

  test('first code: from the registration to the copied code by touch', async ({
    page,
    context,
    server,
    advance,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => (window.open = () => null));
    const { expectSpeech } = await recordSpeech(page);
    let presses = 0;
    const screens = new Set<string>();
    const step = async (control: Locator, said: string) => {
      presses += 1;
      screens.add(new URL(page.url()).pathname);
      await control.tap();
      await expectSpeech(said);
      await expect(page.locator('body')).not.toBeFocused();
    };
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Create Account' }).tap();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const region = page.getByRole('region', { name: 'Your first code' });
    const steps = region.getByRole('list').first().locator('> li');
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    await waitForIdle(page);
    await expect(toasts.getByRole('listitem')).toHaveCount(0);

    await step(region.getByRole('link', { name: 'WhatsApp' }), 'Buy SMS Number');
    await expect(page.getByText('Best pick')).toBeVisible();
    await step(page.locator('[data-choice]').first(), 'Confirm Purchase');
    const pay = page.getByRole('button', { name: /^Pay ₦[\d,]+ and continue$/ });
    await expect(pay).toBeVisible();
    await step(pay, 'Add Funds');
    const proceed = page.getByRole('dialog', { name: 'Add Funds' }).getByRole('button', {
      name: /^Pay ₦[\d,]+$/,
    });
    await advance(1_000);
    await expect(proceed).toBeEnabled();
    presses += 1;
    await proceed.tap();
    // The page of the provider is not ours.
    await advance(TOASTS_MS);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectSpeech('Deposit received. Your balance covers this number.');
    const purchase = page.getByRole('button', { name: 'Purchase Number' });
    await expect(purchase).toBeFocused();
    await expect(purchase).toBeEnabled();
    await advance(TOASTS_MS);
    await step(purchase, 'Active Numbers');

    const card = page.getByRole('article');
    await expect(card.getByRole('list', { name: 'How to use this number' })).toBeVisible();
    expect((await filledInView(page)).map((name) => name.trim())).toEqual(['Copy number']);
    const number = await card.getAttribute('aria-label');
    await step(card.getByRole('button', { name: 'Copy number' }), 'Phone number copied!');
    expect(number).toContain(await page.evaluate(() => navigator.clipboard.readText()));

    const [bought] = reachableNumbers(server.world);
    sendSms(server.world, bought?.id ?? 0, CODE);
    await expectSpeech(`SMS received: ${CODE}`);
    // The user comes back from the other app when its toast is over.
    await advance(TOASTS_MS);
    await expect(card.getByRole('list', { name: 'How to use this number' })).toBeHidden();
    await step(card.getByRole('button', { name: 'Copy SMS code' }), 'SMS code copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    expect([...screens]).toEqual(['/', '/buy-number', '/active-numbers']);

    await visit(page, '/');
    await expect(page.getByRole('main')).toContainText(CODE);
    await expect(region).toBeHidden();
  });
});
