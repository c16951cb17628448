import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { shiftDate } from '../../../scripts/quality/timezones/shift-date.mjs';
import { findPins, isReady, playStory } from '../../../scripts/visual/camera/in-page.mjs';
import { missingTexts } from './missing-texts';

/** A story or a page of text. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const entries = Object.values(
  (JSON.parse(readFileSync('dist/index.json', 'utf8')) as { entries: Record<string, Entry> }).entries,
);

/** All stories of the built book. */
export const stories = entries.filter(({ type }) => type === 'story');

/** All its pages of text: of each component one, and those that belong to none. */
export const pages = entries.filter(({ type }) => type === 'docs');

const DESKTOP = { width: 1280, height: 800 };

/** Under this name Storybook ends animations at once, does not wait for them, and looks at stories in the dark theme too. */
const TEST_RUNNER = 'StorybookTestRunner';

/** What the browser writes by itself when a story wants an answer to be an error. */
const INTENDED = /^Failed to load resource/;

/** Opens a story as a reader does; returns what went wrong, the browser's console included. */
export type Reader = (entry: Entry) => Promise<readonly string[]>;

/** Collects what a page writes to the console as an error; each call returns what is new. */
export const watchConsole = (page: Page): (() => readonly string[]) => {
  const written: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !INTENDED.test(message.text())) written.push(message.text());
  });
  page.on('pageerror', (error) => written.push(String(error)));
  return () => written.splice(0);
};

/**
 * Switches off Storybook's outlines around elements. They read the computed style of every element after each story, a tenth
 * of the whole run, and only a reader of the accessibility panel ever asks for one.
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

/** One page for all stories, as in Storybook itself. */
const readStories = async (page: Page): Promise<Reader> => {
  const written = watchConsole(page);
  const { SMS_NOW } = process.env;
  if (SMS_NOW) await page.addInitScript(shiftDate, SMS_NOW);
  await page.addInitScript(withoutOutlines);
  await page.exposeFunction('pressMouseAt', (x: number, y: number) => page.mouse.click(x, y));
  await page.goto('/iframe.html');
  await page.waitForFunction(isReady);
  return async ({ id }) => {
    const pins = await page.evaluate(findPins, [id]);
    await page.setViewportSize(pins[id] ?? DESKTOP);
    // After a press of the mouse the browser shows no focus ring until a key is pressed.
    await page.keyboard.press('Shift');
    const problems = await page.evaluate(playStory, id);
    return [...problems, ...(await missingTexts(page, id)), ...written()];
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
