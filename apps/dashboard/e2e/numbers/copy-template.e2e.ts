import { expect } from '@playwright/test';
import { test } from '../support/fixtures';

test.use({
  signedIn: true,
  scenario: {
    description: 'A number whose code has arrived.',
    seed: 95,
    signedIn: true,
    balanceUsd: 12.5,
    numbers: [{ service: 'wa', country: '187', status: 'received', boughtAgoMs: 360_000, code: '482913' }],
  },
});

test("copy template: a code is copied in the user's format, with its number and service", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/active-numbers');
  const menu = page.getByRole('button', { name: 'More actions' });
  const copyAs = page.getByRole('button', { name: 'Copy as template' });
  await expect(page.getByRole('article')).toContainText('482913');
  await menu.click();
  await expect(page.getByRole('button', { name: 'Show QR code' })).toBeVisible();
  await expect(copyAs).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const template = page.getByRole('textbox', { name: 'Copy template' });
  await template.fill('{service} {pin}');
  await expect(template).toHaveAccessibleDescription(/Unknown placeholder \{pin\}/);
  await template.fill('{service}: {code} ({number})');
  await expect(template).toHaveAccessibleDescription('Copies: WhatsApp: 482913 (+12631312082)');
  await page.reload();
  await expect(template).toHaveValue('{service}: {code} ({number})');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/active-numbers');
  await menu.click();
  await copyAs.click();
  await expect(page.getByText('Copied with your template!')).toBeVisible();
  expect(await copied()).toMatch(/^WhatsApp: 482913 \(\+\d+\)$/);
  // Only the template is stored, none of the values in it.
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('{service}: {code} ({number})');
  expect(stored).not.toContain('482913');
});
