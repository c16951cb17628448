import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/fixtures';

test.use({ scenario: 'busy-account', signedIn: true });

const DARK = 'rgb(11, 13, 18)';
const LIGHT = 'rgb(247, 248, 250)';

const ground = (page: Page) => expect(page.locator('html'));

test('appearance: reduced motion, forced colours, a print, and a theme in every tab, before the code of the product loads', async ({
  page,
  context,
}) => {
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  // Found and inspected in one call: an element that leaves the page in between would have no style.
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== '0s' || animationName !== 'none';
        }).length,
    );
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBeGreaterThan(0);

  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const entries = page.getByRole('navigation', { name: 'Main' });
  expect(await colourOf(entries.getByRole('link', { name: 'Settings' }))).not.toBe(
    await colourOf(entries.getByRole('link', { name: 'History' })),
  );
  expect(await colourOf(page.getByText('System', { exact: true }))).not.toBe(
    await colourOf(page.getByText('Dark', { exact: true })),
  );

  await entries.getByRole('link', { name: 'Buy Number' }).click();
  const markers = page.getByRole('list', { name: 'Purchase steps' }).locator('.size-6');
  expect(await colourOf(markers.nth(0))).not.toBe(await colourOf(markers.nth(1)));

  await entries.getByRole('link', { name: 'Active Numbers' }).click();
  const track = page.getByRole('switch').locator('.rounded-pill').first();
  const { border, canvas } = await track.evaluate((element) => ({
    border: getComputedStyle(element).borderTopColor,
    canvas: getComputedStyle(element).backgroundColor,
  }));
  expect(border).not.toBe(canvas);
  expect(await colourOf(track.locator('span'))).not.toBe(canvas);

  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'complementary', 'status'] as const) {
    await expect(page.locator('#root').getByRole(part).first()).toBeHidden();
  }
  await expect(page.getByRole('article')).toHaveCount(6);
  await ground(page).toHaveCSS('background-color', LIGHT);
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await entries.getByRole('link', { name: 'Settings' }).click();
  const other = await context.newPage();
  await other.goto('/settings');
  await page.getByText('Dark', { exact: true }).click();
  await ground(page).toHaveCSS('background-color', DARK);
  await ground(other).toHaveCSS('background-color', DARK);
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();

  const early = await context.newPage();
  await early.route('**/assets/*.js', (route) => route.abort());
  await early.goto('/login');
  await ground(early).toHaveCSS('background-color', DARK);
});
