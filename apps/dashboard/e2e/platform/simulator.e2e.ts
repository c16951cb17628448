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

test('simulator: opens by keyboard; an SMS reaches all tabs and survives a reload; a reset restarts the scenario', async ({
  page,
  context,
}) => {
  await page.goto('/active-numbers?scenario=waiting-early');
  await expect(numberOf(page)).toContainText('Waiting for SMS');
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
  await panelOf(page).getByLabel('SMS code').fill('135791');
  await panelOf(page).getByRole('button', { name: 'Send SMS' }).click();
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
