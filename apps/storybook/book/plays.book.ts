import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { shiftDate } from '../../../scripts/dates/shift-date.mjs';

/** Stories of components that load lazily or listen outside themselves, which may behave differently once built. */
const TAG = 'built';

const DESKTOP = { width: 1280, height: 800 };

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

interface ViewportStyles {
  readonly width: string;
  readonly height: string;
}

type Listener = (said: {
  readonly storyId?: string;
  readonly status?: string;
  readonly message?: string;
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

const { entries } = JSON.parse(readFileSync('dist/index.json', 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes(TAG));

/** The viewport a story asks for, which in Storybook itself is applied to the story's frame. */
const sizeOf = async (page: Page, storyId: string) => {
  const styles = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
    return story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
  }, storyId);
  return styles === undefined ? DESKTOP : { width: parseInt(styles.width), height: parseInt(styles.height) };
};

/** Shows a story, lets its play run to the end, and returns what went wrong; null when nothing did. */
const play = (page: Page, storyId: string): Promise<string | null> =>
  page.evaluate(
    (id) =>
      new Promise<string | null>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        let problem: string | null = null;
        const note: Listener = ({ message }) => {
          problem ??= message ?? 'The story could not be shown.';
        };
        const troubles = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
        const finished: Listener = (said) => {
          if (said.storyId !== id) return;
          for (const trouble of troubles) channel.off(trouble, note);
          channel.off('storyFinished', finished);
          resolve(problem ?? (said.status === 'success' ? null : `The story ended with ${said.status}.`));
        };
        for (const trouble of troubles) channel.on(trouble, note);
        channel.on('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

// One page for all stories, as in Storybook itself.
let page: Page;

test.beforeAll(async ({ browser, contextOptions, baseURL }) => {
  page = await browser.newPage(contextOptions);
  const { SMS_NOW } = process.env;
  if (SMS_NOW) await page.addInitScript(shiftDate, SMS_NOW);
  await page.exposeFunction('pressMouseAt', (x: number, y: number) => page.mouse.click(x, y));
  await page.goto(`${baseURL}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
});
test.afterAll(() => page.close());

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async () => {
    await page.setViewportSize(await sizeOf(page, id));
    expect(await play(page, id)).toBeNull();
  });
}
