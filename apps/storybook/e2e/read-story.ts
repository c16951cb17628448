import { existsSync, readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { injectAxe, overflowingElements } from '../../dashboard/e2e/support/page-checks';
import { findPin, isReady, playStory, smallTargets, unfocusedControls } from './in-page';

/** A story or a docs page. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const INDEX = 'dist/index.json';
if (!existsSync(INDEX)) throw new Error('Build Storybook first: npx turbo build:storybook');

const entries = Object.values(
  (JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Entry> }).entries,
);

/** All stories of the built Storybook. */
export const stories = entries.filter(({ type }) => type === 'story');

/** Its MDX pages. */
export const pages = entries.filter(({ tags }) => tags.includes('unattached-mdx'));

/** The first story of each component. */
const firstStories = new Set(
  new Map(
    stories
      .filter(({ tags }) => tags.includes('autodocs'))
      .toReversed()
      .map(({ title, id }) => [title, id]),
  ).values(),
);

const DESKTOP = { width: 1280, height: 800 };

/** With it Storybook ends animations at once and checks stories in the dark theme too. */
const TEST_RUNNER = 'StorybookTestRunner';

/** Console messages of the browser for a story that expects an error response. */
const INTENDED = /^Failed to load resource/;

/** Collects a page's console errors; each call returns the new ones. */
export const watchConsole = (page: Page): (() => readonly string[]) => {
  const written: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !INTENDED.test(message.text())) written.push(message.text());
  });
  page.on('pageerror', (error) => written.push(String(error)));
  return () => written.splice(0);
};

/**
 * Turns off Storybook's element outlines. They read the computed style of every element after each story, a
 * tenth of the whole run, and are only for the accessibility panel.
 */
const withoutOutlines = (): void => {
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
};

/** Storybook serializes each event for the manager, a sixth of the page's time. This page has no manager. */
const withoutManager = (): void => {
  window.__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
};

/** What axe does not measure in a component: its keys, and what it is on a phone and at 400 % zoom. */
const failedChecks = async (page: Page): Promise<readonly string[]> => {
  const failed = [...(await page.evaluate(unfocusedControls))].map((found) => `not focused: ${found}`);
  await page.setViewportSize({ width: 390, height: 844 });
  failed.push(...(await page.evaluate(smallTargets)).map((found) => `too small: ${found}`));
  await page.setViewportSize({ width: 320, height: 256 });
  failed.push(...(await page.evaluate(overflowingElements)).map((found) => `too wide: ${found}`));
  return failed;
};

/** Opens a story; returns its errors, including the browser's console. */
type Reader = (entry: Entry) => Promise<readonly string[]>;

/** One page for all stories, as in Storybook itself. */
const readStories = async (page: Page): Promise<Reader> => {
  const written = watchConsole(page);
  await page.addInitScript(withoutOutlines);
  await injectAxe(page);
  let isMouseUsed = false;
  await page.exposeFunction('pressMouseAt', (x: number, y: number) => {
    isMouseUsed = true;
    return page.mouse.click(x, y);
  });
  await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key));
  await page.goto('/iframe.html');
  await page.waitForFunction(isReady);
  await page.evaluate(withoutManager);
  return async ({ id }) => {
    const size = (await page.evaluate(findPin, id)) ?? DESKTOP;
    const { width, height } = page.viewportSize() ?? {};
    if (width !== size.width || height !== size.height) await page.setViewportSize(size);
    // After a mouse click the browser shows no focus ring until a key is pressed, and hovers what comes under
    // the mouse.
    if (isMouseUsed) {
      await page.keyboard.press('Shift');
      await page.mouse.move(0, 0);
    }
    isMouseUsed = false;
    const problems = await page.evaluate(playStory, id);
    const checks = firstStories.has(id) ? await failedChecks(page) : [];
    return [...problems, ...checks, ...written()];
  };
};

/** A test with `read`, which opens stories in the page of its worker. */
export const test = base.extend<object, { read: Reader }>({
  read: [
    async ({ browser }, use, { project }) => {
      const { contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, userAgent: TEST_RUNNER });
      await use(await readStories(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
