import { expect, type Locator, type Page } from '@playwright/test';
import { reachableNumbers, sendSms } from '@sms/api-mocks/server';
import { filledInView } from '../support/calm-measure';
import { test } from '../support/fixtures';
import { recordSpeech } from '../support/speech';
import { checkLayout } from '../support/page-checks';
import { PHONE, recordCalls, TOASTS_MS, visit, waitForIdle } from '../support/page-helpers';
import { expectSignals, recordSignals } from '../support/signals';

const CODE = '482913';

/** Presses allowed between registration and the copied code. */
const MOST_PRESSES = 8;

const TYPED = {
  'First name': 'Ada',
  'Last name': 'Eze',
  Email: 'ada@example.com',
  Phone: '8012345678',
};

const register = async (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/register');
  for (const [label, text] of Object.entries(TYPED)) await field(label).fill(text);
  await field('Password').fill('secret123');
  // A phone drops the tab while the user looks elsewhere.
  await page.reload();
  for (const [label, text] of Object.entries(TYPED)) await expect(field(label)).toHaveValue(text);
  await expect(field('Password')).toHaveValue('');
  for (const label of ['Password', 'Confirm password']) await field(label).fill('secret123');
  await expect(field('Username')).toHaveValue('ada');
  await expect(field('Phone')).toHaveAccessibleDescription('It is never shown to services.');
  await page.getByRole('button', { name: 'Create Account' }).tap();
};

test.use({ ...PHONE, scenario: 'first-visit' });

test('first code: from the registration, which a reload keeps, over a practice number and the offer of notifications, asked for by a press alone, to the copied code by touch', async ({
  page,
  context,
  server,
  advance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordSignals(context);
  await page.addInitScript(() => (window.open = () => null));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const { expectSpeech } = await recordSpeech(page);
  await register(page);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const region = page.getByRole('region', { name: 'Your first code' });
  const steps = region.getByRole('list').first().locator('> li');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await waitForIdle(page);
  await expect(toasts.getByRole('listitem')).toHaveCount(0);

  await test.step('a practice number receives a code and is copied, without a call or a trace', async () => {
    const calls = recordCalls(page);
    await page.getByRole('button', { name: 'Try a practice number' }).press('Enter');
    const practice = page.getByRole('article', { name: 'Practice' });
    await expect(practice).toContainText('+1 202 555 0143');
    await expect(page.locator('body')).not.toBeFocused();
    await practice.getByRole('button', { name: 'Copy number' }).press('Enter');
    await expect.poll(copied).toBe('+12025550143');
    await advance(5_000);
    await expectSpeech(CODE);
    await practice.getByRole('button', { name: 'Copy code' }).press('Enter');
    await expect.poll(copied).toBe(CODE);
    await checkLayout(page);
    expect(calls).toEqual([]);
    await expect(page).toHaveTitle('SMS Verification Dashboard');
    await expect(toasts.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/Active Numbers\s*0/);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/482913|2025550143/);
  });

  let presses = 0;
  const screens = new Set<string>();
  const step = async (control: Locator, said: string) => {
    presses += 1;
    screens.add(new URL(page.url()).pathname);
    await control.tap();
    await expectSpeech(said);
    await expect(page.locator('body')).not.toBeFocused();
  };
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
  // The page of the provider is not ours. 'Back' leads from it to the step that waits.
  const provider = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(provider).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Waiting for your payment/)).toBeVisible();
  await advance(TOASTS_MS);
  await page.getByRole('button', { name: 'Reopen Checkout' }).tap();
  await provider.click();
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
  expect(number).toContain(await copied());
  const notify = card.getByRole('checkbox', { name: 'Notify me when the code arrives' });
  await expect(notify).not.toBeChecked();
  await expectSignals(page, []);
  await notify.press('Space');
  await expect(notify).toBeChecked();
  await expect(notify).toBeFocused();
  await expectSignals(page, ['ask']);

  const [bought] = reachableNumbers(server.world);
  sendSms(server.world, bought?.id ?? 0, CODE);
  await expectSpeech(`SMS received: ${CODE}`);
  // The user comes back from the other app when its toast is over.
  await advance(TOASTS_MS);
  await expect(card.getByRole('list', { name: 'How to use this number' })).toBeHidden();
  await step(card.getByRole('button', { name: 'Copy SMS code' }), 'SMS code copied!');
  expect(await copied()).toBe(CODE);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect([...screens]).toEqual(['/', '/buy-number', '/active-numbers']);

  await visit(page, '/');
  await expect(page.getByRole('main')).toContainText(CODE);
  await expect(region).toBeHidden();
});
