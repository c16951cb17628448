import { expect, type Page } from '@playwright/test';
import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import { test } from '../support/fixtures';
import {
  buyWhatsApp,
  chooseWhatsAppInCanada,
  delayCalls,
  openMoreOptions,
  waitForIdle,
} from '../support/page-helpers';

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
  await expect(card).toContainText('Cancel option available in 1 minutes');

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

/** Records every step, focused field, maximum and balance that a page shows from now on. */
const recordWizard = async (page: Page) => {
  const record = await page.evaluateHandle(() => {
    const seen = {
      steps: new Set<string>(),
      focused: new Set<string>(),
      money: new Set<string>(),
      maximum: new Set<string>(),
    };
    const look = (): void => {
      const step = document.querySelector('[aria-current=step]')?.textContent;
      if (step) seen.steps.add(step);
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) seen.focused.add(activeElement.type);
      for (const row of document.querySelectorAll('[aria-label="Price and balance"] dl > div')) {
        seen.money.add(row.textContent);
      }
      const maximum = document.querySelector<HTMLInputElement>('main input[inputmode=decimal]');
      if (maximum) seen.maximum.add(maximum.value);
    };
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    document.addEventListener('focusin', look);
    return seen;
  });
  return () =>
    record.evaluate(({ steps, focused, money, maximum }) => ({
      steps: [...steps],
      focused: [...focused],
      money: [...money],
      maximum: [...maximum],
    }));
};

for (const [count, button] of [
  [1, 'Purchase Number'],
  [3, /^Buy 3/],
] as const) {
  test(`buying ${count}: the last step stays as it was until the next page shows`, async ({ page }) => {
    await page.goto('/buy-number');
    await chooseWhatsAppInCanada(page);
    await openMoreOptions(page);
    const buy = page.getByRole('button', { name: button });
    await expect(buy).toBeEnabled();
    await waitForIdle(page);
    const wizard = await recordWizard(page);
    const before = await wizard();
    await buy.click();
    await expect(page.getByRole('article')).toHaveCount(count);
    expect(before.money).toEqual([
      'Current balance$12.5000',
      expect.stringContaining('After purchase$12.4300'),
    ]);
    expect(await wizard()).toEqual(before);
  });
}

test('a deep link into the wizard prefills its choices; the user chooses the rest', async ({ page }) => {
  const current = page.getByRole('listitem').and(page.locator('[aria-current=step]'));
  await page.goto('/settings');
  await page.goto('/buy-number?country=36&service=WA&operator=');
  await expect(page.getByRole('group', { name: 'Your selection' })).toHaveText(
    /Canada.*WhatsApp.*Any Operator/,
  );
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await expect(page).toHaveURL(/\?country=36&service=wa&operator=$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);

  await page.goto('/buy-number?service=wa');
  await expect(current).toHaveText(/Select Country/);
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await expect(current).toHaveText(/Confirm Purchase/);

  await page.goto('/buy-number?country=%3Cimg%3E&service=999999');
  await expect(page.getByText("We couldn't find the country and the service from this link.")).toBeVisible();
  await expect(current).toHaveText(/Select Country/);
  await expect(page.getByRole('button', { name: 'Canada', exact: true })).toBeVisible();
});
