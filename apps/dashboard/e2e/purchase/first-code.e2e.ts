import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { checkLayout } from '../support/page-checks';
import { recordCalls, waitForIdle } from '../support/page-helpers';

test.use({
  scenario: 'empty-account',
  signedIn: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('a new account is led from the dashboard to the last step with two presses', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Your first code' });
  const steps = region.getByRole('list').first().locator('> li');
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await checkLayout(page);
  await region.getByRole('link', { name: 'WhatsApp' }).tap();
  await expect(page.getByText('Best pick')).toBeVisible();
  await page.locator('[data-choice]').first().tap();
  await expect(page.locator('[data-action-bar]').getByRole('link', { name: 'Add Funds' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Home' }).tap();
  await expect(steps.first()).toContainText('WhatsApp (done)');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});

test('a practice number receives a code, and makes no call', async ({ page, advance }) => {
  await page.goto('/');
  const practise = page.getByRole('button', { name: 'Try a practice number' });
  await expect(practise).toBeVisible();
  await waitForIdle(page);
  const calls = recordCalls(page);
  await practise.tap();
  const card = page.getByRole('article', { name: 'Practice' });
  await expect(card).toContainText('+1 202 555 0143');
  await advance(5_000);
  await expect(card).toContainText('482913');
  await checkLayout(page);
  expect(calls).toEqual([]);
  await expect(page.getByRole('main')).toContainText(/Active Numbers\s*0/);
});
