import { expect, type BrowserContext, type Page } from '@playwright/test';
import { CANCEL_LOCK_MS, MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { checkLayout } from '../support/page-checks';
import { PHONE, visit } from '../support/page-helpers';

const SMALLEST = { width: 320, height: 640 };

test.use({ ...PHONE, scenario: 'busy-account', signedIn: true, viewport: SMALLEST });

/** A swipe beyond the start of a long list scrolls the page, on a phone on its side. */
const checkSwipe = async (page: Page, context: BrowserContext) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const services = page.getByRole('group', { name: 'Services' });
  await services.scrollIntoViewIfNeeded();
  const { y, height } = (await services.boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeLessThan(300);
  const before = await page.evaluate(() => window.scrollY);
  // The list is at its start, so dragging it down scrolls the page.
  const devtools = await context.newCDPSession(page);
  const middle = y + height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: 400, y: middle }]);
  for (let pulled = 10; pulled <= 120; pulled += 10)
    await touch('touchMove', [{ x: 400, y: middle + pulled }]);
  await touch('touchEnd', []);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before - 50);
  await page.setViewportSize(SMALLEST);
};

test('wizard on the smallest phone: every step fits, a swipe beyond a list scrolls the page, the buy button stays visible, a choice opens its step, and a purchase its card', async ({
  page,
  context,
}) => {
  const selection = page.getByRole('group', { name: 'Your selection' });
  await page.goto('/buy-number');
  await expect(page.getByText(/^13 of \d+ countries shown$/)).toBeVisible();
  for (const choice of ['Canada', 'WhatsApp', 'Any Operator (Recommended)']) {
    await checkLayout(page);
    await page.getByRole('button', { name: choice, exact: true }).tap();
    if (choice === 'Canada') await checkSwipe(page, context);
  }
  await checkLayout(page);

  const purchase = page.getByRole('button', { name: 'Purchase Number' });
  await expect(purchase).toBeEnabled();
  await expect(purchase).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-action-bar]')).toContainText(/\$\d\.\d{4}/);
  // The focused element is not below the bar, also when an alert has moved it down.
  const checkFocusAboveBar = async () => {
    const [focused, bar] = await Promise.all(
      [page.locator(':focus'), page.locator('[data-action-bar]')].map((part) => part.boundingBox()),
    );
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  };
  const maximum = page.getByLabel('Maximum Price (Optional)');
  await maximum.fill('0.001');
  await page.evaluate(() => scrollTo(0, 0));
  await purchase.press('Enter');
  await expect(page.getByRole('alert')).toContainText('exceeds your maximum');
  await expect(maximum).toBeFocused();
  await checkFocusAboveBar();
  await maximum.fill('');
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await checkFocusAboveBar();

  await selection.getByRole('button', { name: 'Change service: WhatsApp' }).tap();
  await expect(page.getByText('Step 2 of 4: Select Service')).toBeVisible();
  await expect(selection).toHaveText(/Canada/);
  await expect(selection).not.toHaveText(/WhatsApp/);
  await selection.getByRole('button', { name: 'Change country: Canada' }).tap();
  await expect(page.getByText('Step 1 of 4: Select Country')).toBeVisible();

  const popular = page.getByRole('list', { name: 'Popular services' }).getByRole('button').first();
  await popular.tap();
  const price = page.getByRole('main').getByText('$0.0490').first();
  await expect(price).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await tabs.getByRole('link', { name: 'Home' }).tap();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Buy' }).tap();
  await expect(price).toBeVisible();

  // The lowest choice in view of each step leads to the next one, and the purchase to its open card.
  await popular.tap();
  await page.setViewportSize({ width: 360, height: 740 });
  const current = page.getByRole('list', { name: 'Purchase steps' }).locator('[aria-current=step]');
  for (const list of ['Countries', 'Services', 'Operators']) {
    const choices = page.getByLabel(list, { exact: true }).getByRole('button', { name: /^(?!Favourite)/ });
    // Any operator stands there before the others are loaded.
    await expect(choices.nth(1)).toBeVisible();
    const step = (await current.textContent()) ?? '';
    const inView = await choices.evaluateAll(
      (all) => all.filter((choice) => choice.getBoundingClientRect().bottom < innerHeight).length,
    );
    expect(inView).toBeGreaterThan(1);
    // The one that a bar would cover first.
    await choices.nth(inView - 1).tap();
    await expect(current).not.toHaveText(step);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await choices.first().tap();
    await expect(current).not.toHaveText(step);
  }

  // Beside five others, of which two have a code, it alone is open.
  await page.getByRole('button', { name: 'Purchase Number' }).tap();
  const cards = page.getByRole('region', { name: 'Waiting for SMS' }).getByRole('article');
  const open = cards.filter({ has: page.getByRole('button', { name: 'Details', expanded: true }) });
  await expect(open.getByRole('button', { name: 'Copy phone number' })).toBeInViewport();
  await expect(
    open.getByText(`Cancel option available in ${CANCEL_LOCK_MS / MINUTE_MS} minutes`),
  ).toBeInViewport();
  // Its address shows the overview.
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Home' }).tap();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await visit(page, '/active-numbers');
  await expect(cards.first()).toBeVisible();
  await expect(open).toHaveCount(0);
});
