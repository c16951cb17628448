import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';

// The demo build: the simulated server runs in the page, so both share one clock.
test.use({ build: 'dist-demo', serviceWorkers: 'allow' });

const SHORTCUT = 'Control+Shift+S';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Simulator' });

/** The only number of the scenario. */
const numberOf = (page: Page) => page.getByRole('article').first();

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Simulator' }).click();
  await expect(panelOf(page).getByLabel('Clock')).toBeVisible();
};

const openNumbers = async (page: Page, scenario = 'waiting-early') => {
  await page.goto(`/active-numbers?scenario=${scenario}`);
  await expect(numberOf(page)).toContainText('Waiting for SMS');
};

const sendSms = async (page: Page, code: string) => {
  await panelOf(page).getByLabel('SMS code').fill(code);
  await panelOf(page).getByRole('button', { name: 'Send SMS' }).click();
};

test('simulator: opens by keyboard; an SMS reaches all tabs and survives a reload; a reset restarts the scenario, and a damaged stored world is replaced', async ({
  page,
  context,
}) => {
  await openNumbers(page);
  await page.keyboard.press(SHORTCUT);
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Simulator' })).toBeFocused();

  const second = await context.newPage();
  await second.goto('/active-numbers');
  const phone = (await numberOf(page).getAttribute('aria-label')) ?? '';
  await expect(second.getByRole('article', { name: phone })).toContainText('Waiting for SMS');
  await openPanel(page);
  await sendSms(page, '135791');
  await expect(numberOf(page)).toContainText('135791');
  await expect(second.getByText('SMS received: 135791')).toBeVisible();
  await expect(numberOf(second)).toContainText('135791');
  await second.close();
  await page.reload();
  await expect(numberOf(page)).toContainText('135791');
  await expect(page).toHaveURL(/\/active-numbers/);

  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Reset waiting-early' }).click();
  await expect(panelOf(page)).toBeHidden();
  await page.goto('/active-numbers');
  await expect(numberOf(page)).toContainText('Waiting for SMS');

  await page.evaluate(async () => {
    const cache = await caches.open('simulated-backend');
    await cache.put('/world', new Response('{"world":'));
  });
  await openNumbers(page);
});

test('simulator: an address that browsers do not trust shows in place of the page what the demo needs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('needs localhost or https');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
