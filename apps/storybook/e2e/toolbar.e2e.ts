import { expect, test, type Page } from '@playwright/test';
import { chooseInToolbar } from '../../../scripts/visual/camera/in-page.mjs';
import { watchConsole } from './preview';

/** The first page of Storybook takes a busy machine some time. */
const seen = expect.configure({ timeout: 20_000 });

/** Opens a story with the given toolbar settings, without the test user agent. */
const open = (page: Page, story: string, globals: string) =>
  page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);

test('the toolbar changes the scenario of a screen', async ({ page }) => {
  await open(page, 'scenarios-active-numbers--waiting-early', 'scenario:waiting-early');
  await seen(page.getByRole('timer')).toHaveText(/^1[89]:/);
  await page.evaluate(chooseInToolbar, { minutes: '10min', locale: 'de-DE' });
  await seen(page.getByRole('timer')).toHaveText(/^0[89]:/);
  await seen(page.getByText('02.03.2026, 11:59')).toBeAttached();
  await page.evaluate(chooseInToolbar, { connection: 'failed' });
  await seen(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the toolbar shows a story under the conditions of a device', async ({ page }) => {
  await open(page, 'primitives-spinner--playground', '');
  const ring = page.locator('.animate-spin').first();
  const read = () =>
    ring.evaluate((element) => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const { animationDuration, borderBottomColor } = getComputedStyle(element);
      return [fontSize, animationDuration, borderBottomColor];
    });
  await expect.poll(read).toEqual(['16px', '1s', 'rgb(74, 83, 98)']);
  await page.evaluate(chooseInToolbar, { largeText: true, reducedMotion: true, forcedColours: true });
  await expect.poll(read).toEqual(['32px', '0s', 'rgb(255, 255, 255)']);
  await page.evaluate(chooseInToolbar, { largeText: false, reducedMotion: false, forcedColours: false });
  await expect.poll(read).toEqual(['16px', '1s', 'rgb(74, 83, 98)']);
});

test('large text of the toolbar moves the breakpoints as well', async ({ page }) => {
  await open(page, 'primitives-button--playground', '');
  const button = page.getByRole('button');
  await seen(button).toHaveCSS('height', '36px');
  await page.evaluate(chooseInToolbar, { largeText: true });
  // In a wide window it would be 72 px high.
  await expect(button).toHaveCSS('height', '88px');
  expect(await page.evaluate(() => matchMedia('(width >= 48rem)').matches)).toBe(false);
  await page.evaluate(chooseInToolbar, { largeText: false });
  await expect(button).toHaveCSS('height', '36px');
});

test('a story of the kit loads at most 3.5 MB of script', async ({ page }) => {
  await open(page, 'primitives-button--playground', '');
  await seen(page.getByRole('button')).toBeVisible();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry.toJSON() as PerformanceResourceTiming).decodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(3_500_000);
});

test('the toolbar lengthens texts after the play function, but no amounts', async ({ page }) => {
  await open(page, 'primitives-button--playground', 'longTexts:!true');
  await seen(page.getByRole('button')).toHaveText('Puuurchaaaseee Nuuumbeeer');
  await page.evaluate(chooseInToolbar, { longTexts: false });
  await seen(page.getByRole('button')).toHaveText('Purchase Number');
});

test('one click leads from the first page to a purchase without numbers, on a phone', async ({ page }) => {
  // Loads Storybook with its sidebar.
  test.setTimeout(60_000);
  await page.goto('/?path=/docs/start-here-welcome--docs');
  const shown = page.frameLocator('#storybook-preview-iframe');
  const offer = { name: 'Buy in Nigeria · $0.1834', includeHidden: true };
  // The picture is the story itself.
  const picture = shown.frameLocator('iframe[title="pages-buy-number--out-of-stock"]');
  await seen(picture.getByRole('button', offer)).toBeAttached();
  await shown.getByRole('link', { name: 'No numbers left' }).click();
  await seen(shown.locator('#storybook-root').getByRole('button', offer)).toBeVisible();
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '390px');
});

test('an interactive screen takes the place of the sidebar', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/?path=/docs/start-here-welcome--docs');
  const shown = page.frameLocator('#storybook-preview-iframe');
  const sidebar = page.getByRole('link', { name: 'All pages' });
  await seen(sidebar).toBeVisible();
  await shown.getByRole('link', { name: 'Interactive screens' }).click();
  await seen(shown.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '1280px');
  await page.goBack();
  await seen(sidebar).toBeVisible();
});

test('a play function does not run in another scenario', async ({ page }) => {
  const written = watchConsole(page);
  await open(page, 'scenarios-active-numbers--waiting-early', 'scenario:empty-account');
  await seen(page.getByText('No active numbers')).toBeVisible();
  await page.evaluate(chooseInToolbar, { theme: 'dark' });
  expect(written()).toEqual([]);
});
