import { expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chooseInToolbar, isReady, showDocs } from './in-page';
import { pages, stories, test, watchConsole } from './read-story';

/** The first page of Storybook takes a busy machine some time. */
const seen = expect.configure({ timeout: 20_000 });

const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Opens a story with the given toolbar settings, without the test user agent. */
const open = (page: Page, story: string, globals = '') =>
  page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);

test('every page renders, and links to what there is; that of a component begins with what it is for, and has its properties', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const ids = new Set([...stories, ...pages].map(({ id }) => id));
  const written = watchConsole(page);
  await page.goto('/iframe.html');
  await page.waitForFunction(isReady);
  for (const { id } of pages) {
    await page.evaluate(showDocs, id);
    await seen(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const links = page.locator('a[href*="?path=/"]');
    const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(linked.map((href) => href.replace(/^.*\//, '')).filter((target) => !ids.has(target))).toEqual([]);
  }
  expect(pages.length).toBe(8);
  expect(written()).toEqual([]);
  await page.evaluate(showDocs, 'numbers-numbercard--docs');
  await seen(page.getByText('While it waits, its phone number is the thing to copy')).toBeVisible();
  await expect(page.getByRole('row', { name: /isOpenAtFirst/ })).toBeVisible();
});

test('the toolbar changes the scenario of a screen, without its play function', async ({ page }) => {
  const written = watchConsole(page);
  await open(page, 'scenarios-active-numbers--waiting-early', 'scenario:empty-account');
  await seen(page.getByText('No active numbers')).toBeVisible();
  await page.evaluate(chooseInToolbar, { theme: 'dark' });
  expect(written()).toEqual([]);
  await page.evaluate(chooseInToolbar, { scenario: 'waiting-cancellable' });
  await seen(page.getByRole('timer')).toHaveText(/^1[34]:/);
  await page.evaluate(chooseInToolbar, { minutes: '10min' });
  await seen(page.getByRole('timer')).toHaveText(/^0[34]:/);
  await page.evaluate(chooseInToolbar, { connection: 'failed' });
  await seen(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Bytes of script that a page has loaded. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry.toJSON() as PerformanceResourceTiming).decodedBodySize, 0),
  );

test('a story of the kit loads at most 3.5 MB of script, and no backend', async ({ page }) => {
  await open(page, 'primitives-button--playground');
  await seen(page.getByRole('button')).toBeVisible();
  const bytes = await scriptBytes(page);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(3_500_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('Storybook works below a path, and its search finds what designers look for', async ({ page }) => {
  test.setTimeout(60_000);
  const server = await preview({
    configFile: false,
    base: '/some/path/',
    build: { outDir: 'dist' },
    preview: { port: 6008, strictPort: true },
  });
  await page.goto('http://localhost:6008/some/path/?path=/story/scenarios-active-numbers--waiting-early');
  await seen(frameOf(page).getByRole('timer')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  for (const [typed, found] of [
    ['cancel not yet possible', /NumberCard/],
    ['lost answer', /UnconfirmedOutcome/],
    ['spacing', /Foundations/],
    ['token', /Foundations/],
    ['dark', /Foundations/],
    ['phone', /On A Phone/],
    ['error', /Error/],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('option').filter({ hasText: found }).first(), typed).toBeVisible();
  }
  await server.close();
});
