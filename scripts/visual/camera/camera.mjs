/**
 * Takes the screenshots of a built Storybook, all in a few pages: a page load for each story would take ten times as
 * long.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { modesOf } from '../../../apps/storybook/.storybook/modes.mjs';
import { cameraOptions } from '../../ci/browser.mjs';
import { findPins, isReady, playStory, settle, showTheme } from './in-page.mjs';
import { watchLazyCode } from './lazy-code.mjs';

/** Accessibility checks run in `npx turbo test:storybook`. */
const FRAME = 'iframe.html?viewMode=story&globals=a11y.manual:!true';

/** Hash of a screenshot: two screenshots with the same hash are the same to the pixel. */
const hashOf = (png) => createHash('sha256').update(png).digest('hex').slice(0, 16);

/** The name by which Storybook recognises a test browser: it then stops animations instead of waiting for them. */
const TEST_BROWSER = 'StorybookTestRunner';

/**
 * Animated parts are rendered in layers of their own, with slightly different colours, for as long as the browser
 * chooses.
 */
const NO_ANIMATIONS =
  '*, *::before, *::after, *::backdrop { animation: none !important; transition: none !important; will-change: auto !important }';

const openStorybook = async (browser, origin) => {
  const page = await browser.newPage({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    userAgent: TEST_BROWSER,
  });
  await page.goto(`${origin}/${FRAME}`);
  await page.waitForFunction(isReady);
  await page.addStyleTag({ content: NO_ANIMATIONS });
  return { page, settled: watchFetches(page) };
};

/** Timeout of a call, in ms: some stories leave one unanswered on purpose. */
const ANSWER_MS = 3_000;

/** Returns a function that waits for all requests that the page needs to render. */
const watchFetches = (page) => {
  const underWay = new Map();
  let traffic = 0;
  const isCodeShown = watchLazyCode(page);
  const isUserWaiting = ([request, began]) =>
    !['fetch', 'xhr'].includes(request.resourceType()) || performance.now() - began < ANSWER_MS;
  page.on('request', (request) => {
    traffic += 1;
    underWay.set(request, performance.now());
  });
  for (const event of ['requestfinished', 'requestfailed']) {
    page.on(event, (request) => {
      traffic += 1;
      underWay.delete(request);
    });
  }
  const isIdle = () => isCodeShown() && ![...underWay].some(isUserWaiting);
  return async () => {
    let before;
    do {
      before = traffic;
      await page.evaluate(settle);
    } while (traffic !== before || !isIdle());
  };
};

/** Maximum number of screenshots of a page that differs each time. */
const MAX_ATTEMPTS = 10;

/** Repeats a screenshot until two are the same: late decoding or measuring changes the page without a request. */
const takeStill = async (page, { id }) => {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let png = await shoot();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const next = await shoot();
    if (next.equals(png)) return png;
    png = next;
  }
  throw new Error(`${id}: the screenshot differs every time.`);
};

/** One job per story and size; the themes are captured one after the other without running the play again. */
const jobsOf = (stories, pins, isWanted) =>
  stories
    .flatMap((story) => {
      const bySize = new Map();
      for (const [mode, { theme, viewport }] of Object.entries(modesOf(pins[story.id]))) {
        if (!isWanted(mode)) continue;
        const shots = bySize.get(viewport) ?? [];
        bySize.set(viewport, [...shots, { mode, theme }]);
      }
      return [...bySize].map(([viewport, shots]) => ({ story, viewport, shots }));
    })
    .sort((one, other) => one.viewport.width - other.viewport.width);

/** Resizing recreates the layers, which otherwise outlive their reason and render with slightly different colours. */
const recreateLayers = async (page, viewport) => {
  await page.setViewportSize({ ...viewport, height: viewport.height + 1 });
  await page.setViewportSize(viewport);
};

const takeJob = async ({ page, settled }, { story, viewport, shots }, note) => {
  await page.setViewportSize(viewport);
  const [problem = null] = await page.evaluate(playStory, story.id);
  await recreateLayers(page, viewport);
  for (const { mode, theme } of shots) {
    await page.evaluate(showTheme, theme);
    await settled();
    const png = await takeStill(page, story);
    note({ story, mode, theme, png, hash: hashOf(png), problem });
  }
};

/**
 * Takes screenshots of every story in every selected mode.
 * @param folder the built Storybook
 * @param stories entries of its index.json
 * @param isWanted true for the modes to capture, named as in modes.mjs
 * @returns screenshots by `<story id> <mode>`
 */
export const takePictures = async (folder, stories, isWanted) => {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 4700 },
  });
  const browser = await chromium.launch(cameraOptions());
  const pictures = new Map();
  try {
    const origin = server.resolvedUrls.local[0].replace(/\/$/, '');
    const storybooks = await Promise.all(
      Array.from({ length: availableParallelism() }, () => openStorybook(browser, origin)),
    );
    const pins = await storybooks[0].page.evaluate(
      findPins,
      stories.map(({ id }) => id),
    );
    const jobs = jobsOf(stories, pins, isWanted);
    const note = (picture) => pictures.set(`${picture.story.id} ${picture.mode}`, picture);
    await Promise.all(
      storybooks.map(async (storybook) => {
        for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
          await takeJob(storybook, job, note);
      }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  return pictures;
};
