/**
 * `npm run bench`: what a user waits for on a slow machine, as ratios to a page without libraries that does the same, in
 * the same run. Paths limit the visits: `npm run bench -- / /login`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type { NumberSeed, Scenario } from '@sms/api-mocks';
import { reachableNumbers, startServer, type RunningServer } from '@sms/api-mocks/server';
import { launchOptions } from '../../../scripts/ci/browser.mjs';
import { openSession } from '../e2e/support/open-session';
import { DASHBOARD, FLOOR, PAGES, visit } from './visit';

const RUNS = 3;
const SLOWDOWN = 4;
const MESSAGES = { count: 10_000, lastsMs: 10_000 };
const LAST_CODE = '777001';
const KEYS = ['a', 'n', 'd', 'Backspace', 'Backspace', 'Backspace'];
const NEXT_LETTER_MS = 300;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Prints the medians of both builds, which are measured in turn so that other load affects them alike. */
const compare = async (what: string, measure: (build: string) => Promise<number>): Promise<void> => {
  const ours: number[] = [];
  const floor: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await measure(DASHBOARD));
    floor.push(await measure(FLOOR));
  }
  const ratio = median(ours.map((value, run) => value / (floor[run] ?? NaN)));
  console.log(
    `${what}: ${ratio.toFixed(2)} of the floor (${median(ours).toFixed(0)} and ${median(floor).toFixed(0)} ms)`,
  );
};

const browser = await chromium.launch(launchOptions());

const paths = process.argv.slice(3);
for (const page of PAGES.filter(({ path }) => paths.length === 0 || paths.includes(path))) {
  const isGuest = page.scenario === 'first-visit';
  const floor = isGuest
    ? { ...page, path: '/login', content: 'form button' }
    : { ...page, path: '/active-numbers', scenario: 'busy-account' as const, content: 'main article' };
  await compare(`${page.path} ready`, async (build) => {
    const { ready } = await visit(browser, build === FLOOR ? floor : page, { build, slowdown: SLOWDOWN });
    return ready;
  });
}

/** Opens a page of a build, idle and on a slow CPU, and returns the ms of work that the main thread does in `act`. */
const workOf = async (
  build: string,
  path: string,
  scenario: Scenario,
  act: (page: Page, server: RunningServer) => Promise<void>,
): Promise<number> => {
  const server = await startServer({ scenario, staticDir: build, now: Date.now });
  const context = await browser.newContext();
  await openSession(context, server);
  const page = await context.newPage();
  // A busy machine is slow, and the benchmark measures work, not time.
  page.setDefaultTimeout(300_000);
  const cdp = await context.newCDPSession(page);
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await cdp.send('Performance.enable');
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
  };
  const before = await worked();
  await act(page, server);
  const work = (await worked()) - before;
  await context.close();
  await server.close();
  return work;
};

const customer = (account: Partial<Scenario>): Scenario => ({
  description: 'A customer of the benchmark.',
  seed: 1,
  signedIn: true,
  balanceUsd: 5_000,
  numbers: [],
  ...account,
  flags: { callLimits: null },
});

await compare('a letter in 2,000 services', async (build) => {
  const scenario = customer({ serviceCount: 2_000 });
  const work = await workOf(build, '/buy-number?country=187', scenario, async (page) => {
    await page.getByRole('searchbox', { name: 'Search services' }).click();
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await sleep(NEXT_LETTER_MS);
    }
  });
  return work / KEYS.length;
});

const numbers = Array.from({ length: 20 }, (_, index): NumberSeed => ({
  service: 'wa',
  country: '187',
  status: 'waiting',
  boughtAgoMs: 300_000 + index * 1_000,
}));

/** Sends an SMS to one number after the other, evenly over the time. */
const sendMessages = async ({ world }: RunningServer): Promise<void> => {
  const reachable = reachableNumbers(world);
  const began = performance.now();
  for (let sent = 0; sent < MESSAGES.count;) {
    const due = Math.min(
      MESSAGES.count,
      Math.ceil(((performance.now() - began) / MESSAGES.lastsMs) * MESSAGES.count),
    );
    for (; sent < due; sent += 1) {
      const number = reachable[sent % reachable.length];
      if (number === undefined) throw new Error('There is no number.');
      const { id: purchaseId, userId, activationId, phoneNumber } = number;
      const code = sent === MESSAGES.count - 1 ? LAST_CODE : String(100_000 + sent);
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

await compare(`${MESSAGES.count} messages in ${MESSAGES.lastsMs / 1_000} s`, (build) =>
  workOf(build, '/active-numbers', customer({ numbers }), async (page, server) => {
    await page.getByText('Connected').waitFor();
    await sendMessages(server);
    await page.waitForFunction((code) => document.body.textContent.includes(code), LAST_CODE);
  }),
);

await browser.close();
