import { expect, type BrowserContext, type Page } from '@playwright/test';
import { CANCEL_LOCK_MS, MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';

const SIZE = { width: 360, height: 740 };
test.use({ hasTouch: true, isMobile: true, scenario: 'busy-account', signedIn: true, viewport: SIZE });

/** On a phone on its side. */
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
  await page.setViewportSize(SIZE);
};

test('a swipe beyond the start of a long list scrolls the page, the lowest visible choice of each step leads to the next one, and the purchase to its open card', async ({
  page,
  context,
}) => {
  await page.goto('/buy-number');
  await page.getByRole('button', { name: 'Canada', exact: true }).tap();
  await checkSwipe(page, context);
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
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
  // Its address shows the overview; a reload right after the purchase would leave the card open.
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Home' }).tap();
  await page.goto('/active-numbers');
  await expect(cards.first()).toBeVisible();
  await expect(open).toHaveCount(0);
});
