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

test('a play function does not run in another scenario', async ({ page }) => {
  const written = watchConsole(page);
  await open(page, 'scenarios-active-numbers--waiting-early', 'scenario:empty-account');
  await seen(page.getByText('No active numbers')).toBeVisible();
  await page.evaluate(chooseInToolbar, { theme: 'dark' });
  expect(written()).toEqual([]);
});
