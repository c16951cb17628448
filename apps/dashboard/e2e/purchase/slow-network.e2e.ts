import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { delayCalls, waitForIdle } from '../support/page-helpers';
import { layoutShiftOf, MAX_LAYOUT_SHIFT } from '../support/page-checks';

test.use({
  // It would answer with the code that is to be late.
  serviceWorkers: 'block',
  scenario: 'ready-to-buy',
  signedIn: true,
  viewport: { width: 390, height: 844 },
});

test('slow network: no layout shift in the wizard when data arrives, nor when the code of the last step does', async ({
  page,
}) => {
  await page.goto('/buy-number');
  await waitForIdle(page);
  const bringOperators = await delayCalls(page, /\/services\/operators\//);
  const bringPrice = await delayCalls(page, /\/services\/prices\?country=36&service=wa/);
  // A choice loads the code of the last step.
  const bringCode = await delayCalls(page, /\/assets\/.*\.js/);
  await page.getByRole('button', { name: 'Canada', exact: true }).click();
  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await expect(page.getByText('Loading operators...')).toBeAttached();
  const beforeOperators = await layoutShiftOf(page, true);
  bringOperators();
  await expect(page.getByRole('button', { name: 'Rogers' })).toBeVisible();
  expect
    .soft((await layoutShiftOf(page, true)) - beforeOperators, 'when the operators came')
    .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Purchase' })).toBeAttached();
  const maxPrice = page.getByLabel('Maximum Price (Optional)');
  await expect(maxPrice).not.toBeAttached();
  const before = await layoutShiftOf(page, true);
  bringCode();
  await expect(maxPrice).toBeVisible();
  await expect(page.getByText('Loading Price...').first()).toBeAttached();
  expect
    .soft((await layoutShiftOf(page, true)) - before, 'when the code came')
    .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  bringPrice();
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  expect
    .soft((await layoutShiftOf(page, true)) - before, 'when the price came')
    .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});
