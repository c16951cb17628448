import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { recordCalls, visit, waitForIdle } from '../support/page-helpers';
import { checkLayoutShift, watchLayoutShift } from '../support/layout-shift';
import { checkLayout } from '../support/page-checks';

const CONFIRM = '/buy-number?country=36&service=wa&operator=';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** When a page loads code that nothing on it waits for. */
const IDLE_MS = 10_000;

const naira = (page: Page) => page.getByRole('main').getByText(/^≈ ₦[\d,]+$/);

test.use({ ...PHONE, scenario: 'ready-to-buy', signedIn: true });

test("naira: stand beside the prices and the balance, from one call; nothing moves on a newcomer's dashboard", async ({
  page,
  advance,
}) => {
  const calls = recordCalls(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your first code' })).toBeVisible();
  await waitForIdle(page);
  await checkLayoutShift(page);
  const expectStill = await watchLayoutShift(page);
  await advance(IDLE_MS);
  await expect(naira(page)).toHaveCount(1);
  await expectStill();
  await expect(page.getByRole('banner').getByTitle(/^≈ ₦[\d,]+$/)).toBeVisible();
  await checkLayout(page);
  await visit(page, '/buy-number?service=wa');
  await expect(naira(page).first()).toBeVisible();
  await checkLayout(page);
  await page.getByRole('button', { name: 'WhatsApp', pressed: true }).tap();
  await page.getByRole('button', { name: 'Canada', exact: true }).tap();
  await expect(
    page
      .getByRole('group', { name: 'Services' })
      .getByText(/^≈ ₦[\d,]+$/)
      .first(),
  ).toBeVisible();
  await visit(page, CONFIRM);
  const price = page.getByRole('group', { name: 'Price and balance' });
  await expect(price).toContainText(/\$\d\.\d{4} ≈ ₦\d+/);
  expect(calls.filter((call) => call.includes('exchange-rate'))).toHaveLength(1);
});
