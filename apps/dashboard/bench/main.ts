/**
 * `npm run bench`: what a user waits for on a slow machine, as ratios to two floors in the same run: a page
 * that the same libraries draw and nothing else, and one without libraries that does the same. Visits go over
 * HTTP/2 with TLS, to a server whose refresh answers with the user: `--http1` and `--no-user` change that.
 * `--trace` prints the work of the main thread, `--visits` measures nothing else; paths limit the visits:
 * `npm run bench -- --trace / /login`.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import type { NumberSeed, Scenario } from '@sms/api-mocks';
import { reachableNumbers, startServer, type RunningServer } from '@sms/api-mocks/server';
import { build as bundle } from 'vite';
import { launchOptions } from '../../../scripts/ci/browser.mjs';
import { openSession } from '../e2e/support/open-session';
import { DASHBOARD, PAGES, visit, type Visit, type VisitOptions } from './visit';

const SLOWDOWN = 4;
/** Visits of a page, of which the median counts. */
const ROUNDS = 5;
const MESSAGES = { count: 10_000, lastsMs: 10_000 };
const LAST_CODE = '777001';
const KEYS = ['a', 'n', 'd', 'Backspace', 'Backspace', 'Backspace'];
const NEXT_LETTER_MS = 300;
const VISITED = ['/login', '/', '/buy-number', '/active-numbers', '/history'];

/** A page without libraries that does the same. */
const PLAIN = join(import.meta.dirname, 'floor');

const browser = await chromium.launch(launchOptions());

/** The middle one of an odd count of figures. */
const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;

/** Prints for each page how often its visit takes the time of the floor: medians of interleaved rounds. */
const compareVisits = async (paths: readonly string[], options: VisitOptions): Promise<void> => {
  const floor = await mkdtemp(join(tmpdir(), 'floor-'));
  await bundle({
    root: join(import.meta.dirname, 'libraries'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: floor },
  });
  const pages = [
    { path: '/floor', scenario: 'first-visit' as const, content: 'main', build: floor },
    ...PAGES.filter(({ path }) => paths.includes(path)).map((page) => ({ ...page, build: DASHBOARD })),
  ];
  const rounds: Visit[][] = pages.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { build, ...page }] of pages.entries()) {
      rounds[index]?.push(await visit(browser, page, { ...options, build, slowdown: SLOWDOWN }));
    }
  }
  type Time = 'ready' | 'again' | 'firstPaint' | 'largest' | 'blocked';
  const ms = (index: number, what: Time): number =>
    median((rounds[index] ?? []).map((visited) => visited[what]));
  // The floor asks for nothing again but its page, so the second visit stands beside its first.
  const beside = (index: number, what: Time): string =>
    (ms(index, what) / ms(0, what === 'again' ? 'ready' : what)).toFixed(2);
  console.table(
    pages.map(({ path }, index) => ({
      path,
      ready: beside(index, 'ready'),
      again: beside(index, 'again'),
      'first paint': beside(index, 'firstPaint'),
      largest: beside(index, 'largest'),
      'blocked ms': Math.round(ms(index, 'blocked')),
      'script kB': Math.round((rounds[index]?.[0]?.script ?? NaN) / 1_000),
      scripts: rounds[index]?.[0]?.scriptRequests,
      requests: rounds[index]?.[0]?.requests,
    })),
  );
  if (options.isTraced)
    for (const [index, { path }] of pages.entries()) {
      console.log(`The main thread until ${path} is ready, of its last visit, in ms:`);
      console.table(rounds[index]?.at(-1)?.work);
    }
};

type Act = (page: Page, server: RunningServer) => Promise<void>;

/** The ms of work that the main thread does in `act`, on a slow CPU; without, in opening the page. */
const workOf = async (build: string, path: string, scenario: Scenario, act?: Act): Promise<number> => {
  const server = await startServer({ scenario, staticDir: build, now: Date.now });
  const context = await browser.newContext();
  await openSession(context, server);
  const page = await context.newPage();
  // A busy machine is slow, and the benchmark measures work, not time.
  page.setDefaultTimeout(300_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
  };
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  let before = 0;
  if (act !== undefined) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    before = await worked();
    await act(page, server);
  }
  const work = (await worked()) - before;
  await context.close();
  await server.close();
  return work;
};

const printRatio = (what: string, ours: number, floor: number): void =>
  console.log(`${what}: ${(ours / floor).toFixed(2)} (${ours.toFixed(0)} and ${floor.toFixed(0)} ms)`);

const customer = (account: Partial<Scenario>): Scenario => ({
  description: 'A customer of the benchmark.',
  seed: 1,
  signedIn: true,
  balanceUsd: 5_000,
  numbers: [],
  ...account,
  flags: { callLimits: null },
});

const search: Act = async (page) => {
  await page.getByRole('searchbox', { name: 'Search services' }).click();
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await sleep(NEXT_LETTER_MS);
  }
};

const compareLetters = async (): Promise<void> => {
  const services = customer({ serviceCount: 2_000 });
  const work = (build: string) => workOf(build, '/buy-number?country=187', services, search);
  const ours = await work(DASHBOARD);
  const floor = await work(PLAIN);
  printRatio('a letter in 2,000 services', ours / KEYS.length, floor / KEYS.length);
};

const numbers = Array.from({ length: 20 }, (_, index): NumberSeed => ({
  service: 'wa',
  country: '187',
  status: 'waiting',
  boughtAgoMs: 300_000 + index * 1_000,
}));

/** Sends an SMS to one number after the other, evenly over the time. */
const sendMessages = async ({ world }: RunningServer): Promise<void> => {
  const { count, lastsMs } = MESSAGES;
  const reachable = reachableNumbers(world);
  const began = performance.now();
  for (let sent = 0; sent < count;) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / lastsMs) * count));
    for (; sent < due; sent += 1) {
      const number = reachable[sent % reachable.length];
      if (number === undefined) throw new Error('There is no number.');
      const { id: purchaseId, userId, activation_id: activationId, phone_number: phoneNumber } = number;
      const code = sent === count - 1 ? LAST_CODE : String(100_000 + sent);
      world.publish(
        userId,
        'sms_received',
        { purchaseId, activationId, phoneNumber, code, smsText: null },
        'high',
      );
    }
    await sleep(5);
  }
};

/** Opens and closes the account menu while messages come in; prints the longest wait for the next frame. */
const clickMenu = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const seen = new PerformanceObserver((list) => {
      const waits = list.getEntriesByName('click').map(({ duration }) => duration);
      document.body.dataset['wait'] = String(Math.max(Number(document.body.dataset['wait'] ?? 0), ...waits));
    });
    seen.observe({ type: 'event', durationThreshold: 16 });
  });
  const { x, y } = (await page.locator('header [aria-haspopup="menu"]').boundingBox()) ?? { x: 0, y: 0 };
  for (let waited = 0; waited < MESSAGES.lastsMs; waited += 1_000) {
    await sleep(1_000);
    await page.mouse.click(x + 10, y + 10);
  }
  console.log(`a click meanwhile: ${await page.evaluate(() => document.body.dataset['wait'])} ms`);
};

const compareStorm = async (): Promise<void> => {
  const work = (build: string) =>
    workOf(build, '/active-numbers', customer({ numbers }), async (page, server) => {
      await page.getByText('Connected').waitFor();
      await Promise.all([sendMessages(server), build === DASHBOARD && clickMenu(page)]);
      await page.waitForFunction((code) => document.body.textContent.includes(code), LAST_CODE);
    });
  const ours = await work(DASHBOARD);
  printRatio(`${MESSAGES.count} messages in ${MESSAGES.lastsMs / 1_000} s`, ours, await work(PLAIN));
};

const compareHistory = async (path: string): Promise<void> => {
  const work = (length: number) => {
    const past = (_: unknown, index: number): NumberSeed => ({
      service: 'wa',
      country: '187',
      status: 'used',
      code: '204816',
      boughtAgoMs: (index + 1) * 3_600_000,
    });
    return workOf(DASHBOARD, path, customer({ numbers: Array.from({ length }, past) }));
  };
  const few = await work(100);
  printRatio(`${path} with 10,000 purchases beside 100`, await work(10_000), few);
};

const { values: flags, positionals: paths } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    http1: { type: 'boolean', default: false },
    'no-user': { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    visits: { type: 'boolean', default: false },
  },
});
await compareVisits(paths.length === 0 ? VISITED : paths, {
  isSecure: !flags.http1,
  refreshesUser: !flags['no-user'],
  isTraced: flags.trace,
});
if (flags.visits) {
  await browser.close();
  process.exit();
}
await compareLetters();
await compareStorm();
for (const path of ['/', '/history']) await compareHistory(path);
await browser.close();
