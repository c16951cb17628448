import { expect, test, type Page } from '@playwright/test';
import { chooseInToolbar } from '../../../scripts/visual/camera/in-page.mjs';
import { watchConsole } from './preview';

/** The first page of Storybook takes a busy machine some time. */
const seen = expect.configure({ timeout: 20_000 });

/** Opens a story with the given toolbar settings, without the test user agent. */
const open = (page: Page, story: string, globals: string) =>
  page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);

test('the toolbar changes the scenario of a screen', async ({ page }) => {
  await open(page, 'explore-screens--active-numbers', 'scenario:waiting-early');
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

test('the toolbar lengthens texts after the play function, but no amounts', async ({ page }) => {
  await open(page, 'primitives-button--playground', 'longTexts:!true');
  await seen(page.getByRole('button')).toHaveText('Puuurchaaaseee Nuuumbeeer');
  await page.evaluate(chooseInToolbar, { longTexts: false });
  await seen(page.getByRole('button')).toHaveText('Purchase Number');
});

test('two clicks lead from the first page to a purchase without numbers, on a phone', async ({ page }) => {
  // Loads Storybook twice, with its sidebar.
  test.setTimeout(60_000);
  await page.goto('/?path=/docs/start-here-welcome--docs');
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('link', { name: 'All pages' }).click({ timeout: 20_000 });
  await shown
    .getByRole('region', { name: 'Buy Number' })
    .getByRole('link', { name: 'Out Of Stock, phone' })
    .click();
  await seen(shown.getByRole('button', { name: 'Buy in Nigeria · $0.1834' })).toBeVisible();
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '390px');
});

test('a play function does not run in another scenario', async ({ page }) => {
  const written = watchConsole(page);
  await open(page, 'scenarios-active-numbers--waiting-early', 'scenario:empty-account');
  await seen(page.getByText('No active numbers')).toBeVisible();
  await page.evaluate(chooseInToolbar, { theme: 'dark' });
  expect(written()).toEqual([]);
});
