import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { test as base, type Page } from '@playwright/test';
import { findPins, isReady, playStory } from '../../../scripts/visual/camera/in-page.mjs';
import { failedChecks } from './failed-checks';
import { filledButtons } from './filled-buttons';
import { missingParts } from './missing-parts';
import { missingTexts } from './missing-texts';

/** A story or a docs page. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its story file or page, from this package's folder. */
  readonly importPath: string;
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

/** The first story of each component, which its docs page shows with numbered parts. */
const firstStories = new Map(
  stories
    .filter(({ tags }) => tags.includes('autodocs'))
    .toReversed()
    .map(({ title, id }) => [title, id]),
);

/** All docs pages: one per component, and the MDX pages. */
export const pages = entries.filter(({ type }) => type === 'docs');

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const DESKTOP = { width: 1280, height: 800 };

/**
 * With this user agent Storybook ends animations at once, does not wait for them, and checks stories in the dark theme
 * too.
 */
const TEST_RUNNER = 'StorybookTestRunner';

/** Console messages of the browser for a story that expects an error response. */
const INTENDED = /^Failed to load resource/;

/** Opens a story; returns its errors, including the browser's console. */
export type Reader = (entry: Entry) => Promise<readonly string[]>;

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
 * Turns off Storybook's element outlines. They read the computed style of every element after each story, a tenth of
 * the whole run, and are only for the accessibility panel.
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

/**
 * Storybook serializes each of its events for the manager, a sixth of the page's time, and keeps them until a manager
 * is there. This page has none.
 */
const withoutManager = (): void => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { readonly transports: unknown[] };
  };
  channel.transports.length = 0;
};

/** One page for all stories, as in Storybook itself. */
const readStories = async (page: Page): Promise<Reader> => {
  const written = watchConsole(page);
  await page.addInitScript(withoutOutlines);
  await page.addInitScript({ path: AXE });
  let isMouseUsed = false;
  await page.exposeFunction('pressMouseAt', (x: number, y: number) => {
    isMouseUsed = true;
    return page.mouse.click(x, y);
  });
  await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key));
  await page.goto('/iframe.html');
  await page.waitForFunction(isReady);
  await page.evaluate(withoutManager);
  return async ({ id, title, name, importPath }) => {
    const pins = await page.evaluate(findPins, [id]);
    const size = pins[id] ?? DESKTOP;
    if (!isDeepStrictEqual(size, page.viewportSize())) await page.setViewportSize(size);
    // After a mouse click the browser shows no focus ring until a key is pressed.
    if (isMouseUsed) await page.keyboard.press('Shift');
    isMouseUsed = false;
    const problems = await page.evaluate(playStory, id);
    // 'All States' shows several pages.
    const isOnePage = title.startsWith('Pages/') && name !== 'All States';
    const rivals = isOnePage ? await filledButtons(page) : [];
    const isFirst = firstStories.get(title) === id;
    const parts = isFirst ? await missingParts(page, importPath) : [];
    const texts = await missingTexts(page, id);
    const checks = isFirst ? await failedChecks(page) : [];
    return [...problems, ...rivals, ...parts, ...texts, ...checks, ...written()];
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
