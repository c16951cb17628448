import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { delayCalls, PHONE, visit, waitForIdle } from '../support/page-helpers';
import { watchLayoutShift } from '../support/layout-shift';
import { checkLayout } from '../support/page-checks';

test.use({
  ...PHONE,
  scenario: 'ready-to-buy',
  signedIn: true,
});

test('slow network: no layout shift in the wizard when data arrives, nor when the code of the last step does; two presses lead to that step', async ({
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
  const expectStillOperators = await watchLayoutShift(page, true);
  bringOperators();
  await expect(page.getByRole('button', { name: 'Rogers' })).toBeVisible();
  await expectStillOperators('when the operators came');

  await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Purchase' })).toBeAttached();
  const maxPrice = page.getByLabel('Maximum Price (Optional)');
  await expect(maxPrice).not.toBeAttached();
  const expectStill = await watchLayoutShift(page, true);
  bringCode();
  await expect(maxPrice).toBeVisible();
  await expect(page.getByText('Loading Price...').first()).toBeAttached();
  await expectStill('when the code came');
  bringPrice();
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await expectStill('when the price came');

  // By way of a service: two presses lead from the page to the last step.
  await visit(page, '/buy-number');
  const services = page.getByRole('list', { name: 'Popular services' }).getByRole('button');
  await expect(services).toHaveCount(5);
  await checkLayout(page);
  const bringPrices = await delayCalls(page, /\/services\/prices\?service=/);
  await services.first().tap();
  await expect(page.getByText('Loading prices...')).toBeAttached();
  const expectStillOffers = await watchLayoutShift(page, true);
  bringPrices();
  await expect(page.getByText('Best pick')).toBeVisible();
  await waitForIdle(page);
  await expectStillOffers('when the offers came');
  await expect(services.first()).toHaveAttribute('aria-pressed', 'true');
  await checkLayout(page);
  await page.locator('[data-choice]').first().tap();
  await expect(page.getByRole('button', { name: 'Purchase Number' })).toBeEnabled();
  await expect(page.getByRole('group', { name: 'Your selection' })).toHaveText(/WhatsApp.*Any Operator/);
});
