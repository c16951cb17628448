/**
 * `npm run bench`: what a user waits for on a slow machine, as ratios to two floors in the same run: a page
 * that the same libraries draw and nothing else, and one without libraries that does the same. Visits go over
 * HTTP/2 with TLS, to a server whose refresh answers with the user: `--http1` and `--no-user` change that.
 * `--trace` prints when what was loaded and done. Paths measure the visits of these pages alone:
 * `npm run bench -- --trace / /login`.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { scenarios, type Scenario } from '@sms/api-mocks';
import { reachableNumbers, sendSms, type RunningServer } from '@sms/api-mocks/server';
import { build as bundle } from 'vite';
import { launchOptions } from '../../../scripts/ci/browser.mjs';
import { DASHBOARD, entriesOf, openPage, PAGES, visit } from './visit';

const SLOWDOWN = 4;
/** Visits of a page, of which the median counts. */
const ROUNDS = 5;
/** A page without libraries that does the same. */
const PLAIN = join(import.meta.dirname, 'floor');
const PAST = { service: 'wa', country: '187', status: 'used', boughtAgoMs: 172_800_000 } as const;

const isOff = { type: 'boolean', default: false } as const;
const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { http1: isOff, 'no-user': isOff, trace: isOff },
});
const paths =
  positionals.length > 0 ? positionals : ['/login', '/', '/buy-number', '/active-numbers', '/history'];
const browser = await chromium.launch(launchOptions());

/** Prints for each page how often its visit takes the time of the floor: medians of interleaved rounds. */
const compareVisits = async (): Promise<void> => {
  const floor = join(DASHBOARD, '../reports/floor');
  await bundle({
    root: join(import.meta.dirname, 'libraries'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: floor, emptyOutDir: true },
  });
  const pages = [
    { path: '/floor', scenario: 'first-visit', content: 'main', build: floor } as const,
    ...PAGES.filter(({ path }) => paths.includes(path)).map((page) => ({ ...page, build: DASHBOARD })),
  ];
  const options = { isSecure: !flags.http1, refreshesUser: !flags['no-user'] };
  const visits: (Awaited<ReturnType<typeof visit>> & { readonly path: string })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { build, ...page } of pages)
      visits.push({ path: page.path, ...(await visit(browser, page, { ...options, build }, SLOWDOWN)) });
  }
  type Time = 'ready' | 'again' | 'firstPaint' | 'largest';
  const median = (path: string, what: Time | 'blocked'): number => {
    const times = visits.flatMap((one) => (one.path === path ? one[what] : []));
    return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? NaN;
  };
  const ratio = (path: string, what: Time, floor: Time = what): string =>
    (median(path, what) / median('/floor', floor)).toFixed(2);
  console.table(
    pages.map(({ path }) => ({
      path,
      ready: ratio(path, 'ready'),
      // The floor asks for nothing again but its page, so a second visit stands beside its first.
      again: ratio(path, 'again', 'ready'),
      'first paint': ratio(path, 'firstPaint'),
      largest: ratio(path, 'largest'),
      'blocked ms': Math.round(median(path, 'blocked')),
    })),
  );
  for (const { path, timeline } of flags.trace ? visits.slice(-pages.length) : []) {
    console.log(`Until ${path} is ready, in its last visit, in ms:`);
    console.table(timeline);
  }
};

/** The ms of work that the main thread does in `act`, on a slow CPU; without, in opening the page. */
const workOf = async (
  build: string,
  path: string,
  world: Scenario,
  act?: (page: Page, server: RunningServer) => Promise<void>,
): Promise<number> => {
  const scenario = { ...world, flags: { callLimits: null, furtherSmsOnStatusCall: false } };
  const { page, server, cdp, close } = await openPage(browser, { build, scenario });
  // A busy machine is slow, and the benchmark measures work, not time.
  page.setDefaultTimeout(300_000);
  await cdp.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
  };
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  const opening = await worked();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await act?.(page, server);
  const work = act === undefined ? opening : (await worked()) - opening;
  await close();
  return work;
};

const printRatio = (what: string, ours: number, floor: number): void =>
  console.log(`${what}: ${(ours / floor).toFixed(2)} (${ours.toFixed(0)} and ${floor.toFixed(0)} ms)`);

/** Sends an SMS to one number after the other, evenly over the time. */
const sendMessages = async ({ world }: RunningServer, count: number, lastsMs: number): Promise<void> => {
  const reachable = reachableNumbers(world);
  const began = performance.now();
  for (let sent = 0; sent < count;) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / lastsMs) * count));
    for (; sent < due; sent += 1)
      sendSms(world, reachable[sent % reachable.length]?.id ?? NaN, String(100_000 + sent));
    await sleep(5);
  }
};

/** Opens and closes the account menu, once a second. */
const clickMenu = async (page: Page): Promise<void> => {
  const { x, y } = (await page.locator('header [aria-haspopup="menu"]').boundingBox()) ?? { x: 0, y: 0 };
  for (let waited = 0; waited < 10; waited += 1) {
    await sleep(1_000);
    await page.mouse.click(x + 10, y + 10);
  }
};

const watchMessages = (): Promise<number> =>
  workOf(DASHBOARD, '/active-numbers', scenarios.reseller, async (page, server) => {
    await page.getByText('Connected').waitFor();
    const drawn = page.evaluate(async () => {
      const end = performance.now() + 8_000;
      let frames = 0;
      for (; performance.now() < end; frames += 1) await new Promise(requestAnimationFrame);
      return frames;
    });
    await sendMessages(server, 8, 8_000);
    console.log(`an SMS a second: ${480 - (await drawn)} of 480 frames are dropped`);
    await Promise.all([sendMessages(server, 10_000, 10_000), clickMenu(page)]);
    const clicks = await page.evaluate(entriesOf, 'event');
    // Shorter ones are not kept.
    const longest = Math.max(104, ...clicks.map(({ duration }) => duration));
    console.log(`a click in 10,000 messages waits for its frame for at most ${longest} ms`);
  });

const compareLetters = async (): Promise<void> => {
  const work = (build: string) =>
    workOf(build, '/buy-number?country=187', scenarios['large-catalogue'], async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search services' });
      await field.click();
      for (const key of ['a', 'n', 'd', 'Backspace', 'Backspace', 'Backspace']) {
        await field.press(key);
        await sleep(300);
      }
    });
  printRatio('six letters in 2,000 services', await work(DASHBOARD), await work(PLAIN));
};

const compareHistory = async (path: string): Promise<void> => {
  const work = (length: number) =>
    workOf(DASHBOARD, path, { ...scenarios['long-history'], numbers: Array.from({ length }, () => PAST) });
  printRatio(`${path} with 10,000 purchases beside 100`, await work(10_000), await work(100));
};

await compareVisits();
if (positionals.length === 0) {
  await compareLetters();
  await watchMessages();
  for (const path of ['/', '/history']) await compareHistory(path);
}
await browser.close();
