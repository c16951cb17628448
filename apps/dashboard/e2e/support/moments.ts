import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { settle, showTheme } from '../../../../scripts/visual/camera/in-page.mjs';
import { measureCalm } from './calm-measure';
import { folderOf, journeys, SIZES, THEMES, type Frame, type Moment, type Size, type View } from './journeys';
import { waitForIdle } from './page-helpers';
import { START_TIME } from './start-time';

/** Takes a moment of a journey. Its pictures show `shown`, or else the top of the page. */
export type TakeMoment = (moment: Moment, shown?: Locator) => Promise<void>;

/** Shown by Storybook. */
const FOLDER = '../storybook/journeys';

type Input = 'press' | `field ${string}`;

declare global {
  interface Window {
    /** Counts an input of the user, in the test. */
    readonly countInput: (input: Input) => Promise<void>;
  }
}

/** Counts what the user presses and fills in on the product's own pages. */
const countInputs = async (page: Page) => {
  let presses = 0;
  const fields = new Set<string>();
  await page.exposeFunction('countInput', (input: Input) => {
    if (input === 'press') presses += 1;
    else fields.add(input);
  });
  await page.addInitScript(() => {
    // The page of the payment provider.
    if (location.pathname.startsWith('/checkout/')) return;
    const count = (input: Input) => void window.countInput(input);
    addEventListener('click', ({ isTrusted }) => isTrusted && count('press'), { capture: true });
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
          count(`field ${location.pathname} ${target.labels?.[0]?.textContent}`);
      },
      { capture: true },
    );
  });
  return () => ({ presses, fields: fields.size });
};

/** Takes the page as it is, in both themes. */
const takeView = async (page: Page, path: string, shown: Locator | undefined): Promise<View> => {
  await waitForIdle(page);
  if (shown === undefined) await page.evaluate(() => scrollTo(0, 0));
  else await shown.scrollIntoViewIfNeeded();
  for (const theme of THEMES) {
    await page.evaluate(showTheme, theme);
    await page.evaluate(settle);
    await page.screenshot({ path: `${path}-${theme}.png`, animations: 'disabled' });
  }
  const { words, filled } = await measureCalm(page);
  const text = await page.locator('main, dialog:modal').last().innerText();
  return { text: text.replaceAll(/\n+/g, '\n'), words, filled: filled.map((name) => name.trim()) };
};

/** Takes the page in every size. */
const takeViews = async (page: Page, path: string, shown?: Locator): Promise<Frame['views']> => {
  const theme = await page.locator('html').getAttribute('data-theme');
  const size = page.viewportSize() ?? SIZES.desktop;
  const views: Partial<Record<Size, View>> = {};
  // What the mouse is over differs by size.
  await page.mouse.move(0, 0);
  for (const name of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[name]);
    views[name] = await takeView(page, `${path}-${name}`, shown);
  }
  await page.setViewportSize(size);
  await page.evaluate(showTheme, theme);
  return views as Frame['views'];
};

/**
 * Checks that a flow comes by every moment of its journey, in order. In the project `journeys`, takes its pictures and
 * writes the captions.
 */
export const followJourney = async (
  page: Page,
  info: TestInfo,
  use: (take: TakeMoment) => Promise<void>,
): Promise<void> => {
  // A flow that runs in several ways is a journey in one.
  if (!info.tags.includes('@journey')) return use(() => Promise.resolve());
  const counts = info.project.name === 'journeys' ? await countInputs(page) : undefined;
  const seen: Moment[] = [];
  const frames: Frame[] = [];
  await use(async (moment, shown) => {
    const number = seen.push(moment);
    if (counts === undefined) return;
    const [journey = '', name = ''] = moment.split(': ');
    const stories: Readonly<Record<string, string>> = journeys[journey as keyof typeof journeys];
    const folder = `${FOLDER}/${folderOf(journey)}`;
    mkdirSync(folder, { recursive: true });
    const views = await takeViews(page, `${folder}/${number}`, shown);
    const waitedMs = (await page.evaluate(() => Date.now())) - START_TIME;
    frames.push({ number, name, story: stories[name] ?? '', ...counts(), waitedMs, views });
    writeFileSync(`${folder}/journal.json`, `${JSON.stringify(frames, null, 2)}\n`);
  });
  const journey = seen[0]?.split(': ')[0] as keyof typeof journeys;
  if (info.status === 'passed')
    expect(seen).toEqual(Object.keys(journeys[journey]).map((name) => `${journey}: ${name}`));
};
