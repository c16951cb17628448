import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { shiftDate } from '../../../scripts/dates/shift-date.mjs';
import { unseenTexts } from './unseen-texts';

/** A story. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** All stories of the built book. */
export const stories: readonly Entry[] = Object.values(
  (JSON.parse(readFileSync('dist/index.json', 'utf8')) as { entries: Record<string, Entry> }).entries,
).filter(({ type }) => type === 'story');

interface ViewportStyles {
  readonly width: string;
  readonly height: string;
}

/** What axe found; `violations` is missing when it could not look. */
interface Report {
  readonly status: string;
  readonly result: {
    readonly violations?: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  };
}

type Listener = (said: {
  readonly storyId?: string;
  readonly status?: string;
  readonly message?: string;
  readonly reporters?: readonly Report[];
}) => void;

/** What the preview of a built Storybook defines on its window. */
declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly storyStoreValue?: {
        readonly loadStory: (which: { storyId: string }) => Promise<{
          readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
          readonly parameters: {
            readonly viewport: { readonly options: Record<string, { styles: ViewportStyles }> };
          };
        }>;
      };
    };
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      readonly on: (event: string, listener: Listener) => void;
      readonly off: (event: string, listener: Listener) => void;
      readonly emit: (event: string, payload: object) => void;
    };
  }
}

const DESKTOP = { width: 1280, height: 800 };

/** The viewport a story asks for, which in Storybook itself is applied to the story's frame. */
const sizeOf = async (page: Page, storyId: string) => {
  const styles = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
    return story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
  }, storyId);
  return styles === undefined ? DESKTOP : { width: parseInt(styles.width), height: parseInt(styles.height) };
};

/** Shows a story, lets its play run to the end and axe look at it, and returns what went wrong. */
const play = (page: Page, storyId: string): Promise<readonly string[]> =>
  page.evaluate(
    (id) =>
      new Promise<readonly string[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const troubles = [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        const problems: string[] = [];
        const note: Listener = ({ message }) => problems.push(message ?? 'The story could not be shown.');
        const finished: Listener = ({ storyId: ended, status, reporters = [] }) => {
          if (ended !== id) return;
          for (const trouble of troubles) channel.off(trouble, note);
          channel.off('storyFinished', finished);
          for (const { result } of reporters.filter((report) => report.status === 'failed')) {
            for (const { id: rule, nodes } of result.violations ?? [{ id: 'axe failed', nodes: [] }]) {
              problems.push(`${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
            }
          }
          if (status !== 'success' && problems.length === 0) problems.push(`The story ended with ${status}.`);
          resolve(problems);
        };
        for (const trouble of troubles) channel.on(trouble, note);
        channel.on('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

/** Under this name Storybook ends animations at once, does not wait for them, and looks at stories in the dark theme too. */
const TEST_RUNNER = 'StorybookTestRunner';

/** What the browser writes by itself when a story wants an answer to be an error. */
const INTENDED = /^Failed to load resource/;

/** Opens a story as a reader does; returns what went wrong, the browser's console included. */
export type Reader = (entry: Entry) => Promise<readonly string[]>;

/** Collects what a page writes to the console as an error; each call returns what is new. */
const watchConsole = (page: Page): (() => readonly string[]) => {
  const written: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !INTENDED.test(message.text())) written.push(message.text());
  });
  page.on('pageerror', (error) => written.push(String(error)));
  return () => written.splice(0);
};

/** One page for all stories, as in Storybook itself. */
const readStories = async (page: Page): Promise<Reader> => {
  const written = watchConsole(page);
  const { SMS_NOW } = process.env;
  if (SMS_NOW) await page.addInitScript(shiftDate, SMS_NOW);
  await page.exposeFunction('pressMouseAt', (x: number, y: number) => page.mouse.click(x, y));
  await page.goto('/iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  return async ({ id }) => {
    await page.setViewportSize(await sizeOf(page, id));
    // After a press of the mouse the browser shows no focus ring until a key is pressed.
    await page.keyboard.press('Shift');
    return [...(await play(page, id)), ...(await unseenTexts(page, id)), ...written()];
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
