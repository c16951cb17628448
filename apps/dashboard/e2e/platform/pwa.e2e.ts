import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { withPolicy } from '../../vite/html-meta';
import { test as standAlone } from '../support/fixtures';

/** Delay before the worker is registered: src/app/app.tsx. */
const IDLE_AFTER_MS = 10_000;

/** Serves a copy of the build, so that a newer one can replace it. */
const test = standAlone.extend({
  build: async ({ build }, use, info) => {
    const copy = info.outputPath('build');
    cpSync(build, copy, { recursive: true });
    await use(copy);
  },
});

test.use({ scenario: 'busy-account', signedIn: true, serviceWorkers: 'allow' });

/** Replaces the served build with a newer one. */
const deploy = (build: string): void => {
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(`${build}/${file}`, readFileSync(`${build}/${file}`, 'utf8').replace(from, to));
  edit('index.html', '<html', '<html data-build="newer"');
  edit('app-worker.js', /(url:"index.html",revision:")\w+/, '$1newer');
};

/** Sets the page's online state, independent of the machine that runs the tests. */
const mockOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Blocks the network for this page and those opened later. Returns a function that restores it. */
const goOffline = async (page: Page) => {
  await page.context().setOffline(true);
  const pretence = await page.addInitScript(mockOnline, false);
  await page.evaluate(mockOnline, false);
  return async () => {
    await page.context().setOffline(false);
    await pretence.dispose();
    await page.evaluate(mockOnline, true);
  };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Paths of all files in the worker's cache. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('PWA: installable, opens offline, caches no response, and loads a newer build on request', async ({
  page,
  context,
  build,
}) => {
  await page.goto('/active-numbers');
  await expect(page.getByRole('article').first()).toBeVisible();
  const cdp = await context.newCDPSession(page);
  // Chrome also reports that the test profile is a private window; the headless build does not.
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  const inTheWay = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(inTheWay).toEqual([]);
  const { errors, data = '' } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ shortcuts: [{ url: '/buy-number' }, { url: '/active-numbers' }] });

  // A lost connection is shown with its time, also in the first seconds; loaded data stays.
  const goOnlineAtOnce = await goOffline(page);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline. Last updated' });
  await expect(notice).toBeVisible();
  await goOnlineAtOnce();
  await page.clock.runFor(IDLE_AFTER_MS);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const goOnline = await goOffline(page);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const [noticeBox, sidebar] = [await notice.boundingBox(), await page.getByLabel('Sidebar').boundingBox()];
  expect(sidebar?.y, 'The notice covers nothing').toBe(noticeBox?.height);

  // The next visit opens offline, also by an address with a slash and capitals.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Buy-Number/');
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByRole('alert')).toContainText(/Last connected .+ with \d active numbers/);
  const stored = await cachedPaths(page);
  expect(stored).toContain('/index.html');
  expect(stored.filter((path) => !/^\/(assets\/|index\.html|favicon|manifest)/.test(path))).toEqual([]);
  const lost = await page.evaluate(() => fetch('/assets/gone.js').catch(() => 'lost'));
  expect(lost).toBe('lost');

  // It continues automatically once online.
  await goOnline();
  await expect(page.getByRole('navigation', { name: 'Tabs' }).locator('[aria-current=page]')).toHaveText(
    'Buy',
  );
  expect(await page.evaluate(() => fetch('/assets/gone.js').then(({ status }) => status))).toBe(404);

  deploy(build);
  const newer = page.locator('html[data-build="newer"]');
  await page.reload();
  await expect(heading(page)).toHaveText('Buy SMS Number');
  await page.clock.runFor(IDLE_AFTER_MS);
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(offer).toBeVisible();
  await expect(newer).toHaveCount(0);
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(newer).toHaveCount(1);
  await expect(heading(page)).toHaveText('Buy SMS Number');
});

/** Turns a build into the one after it: another page, whose code has other names. */
const makeNext = (build: string): void => {
  const assets = `${build}/assets`;
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const now = new RegExp(scripts.join('|'), 'g');
  for (const name of scripts) renameSync(`${assets}/${name}`, `${assets}/next-${name}`);
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html|json)$/.test(name)) continue;
    const file = `${build}/${name}`;
    const text = readFileSync(file, 'utf8').replaceAll(now, 'next-$&');
    // The policy allows the script of the page by its text, which names the files.
    writeFileSync(file, name === 'index.html' ? withPolicy(text) : text);
  }
  deploy(build);
};

test('rollback: the user of the newer build is offered the older one once, and stays signed in', async ({
  page,
  build,
}) => {
  makeNext(build);
  const newer = page.locator('html[data-build="newer"]');
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  const start = async () => {
    await expect(heading(page)).toHaveText('Active Numbers');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.clock.runFor(IDLE_AFTER_MS);
    await page.evaluate(() => navigator.serviceWorker.ready);
  };
  await page.goto('/active-numbers');
  await start();
  await expect(newer).toHaveCount(1);

  rmSync(build, { recursive: true });
  cpSync('dist', build, { recursive: true });
  await page.reload();
  await start();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(newer).toHaveCount(0);
  await start();
  await page.reload();
  await start();
  await expect(newer).toHaveCount(0);
  await expect(offer).toHaveCount(0);
});
