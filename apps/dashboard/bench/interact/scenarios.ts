import type { NumberSeed, Scenario } from '@sms/api-mocks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Harness, Target } from './harness';
import { sendBurst, smsTo } from './burst';

/** Measured values by name. */
export type Readings = Readonly<Record<string, number>>;

/** A scenario for the dashboard and for vanilla DOM alike. */
export interface BenchScenario extends Target {
  readonly name: string;
  /** Number of runs; 1 for scenarios that take minutes. */
  readonly runs: number;
  readonly measure: (harness: Harness) => Promise<Readings>;
}

const FRAME_MS = 1_000 / 60;
const MINUTE_MS = 60_000;
const SETTLED_MS = 500;
/** Six times the longest letter. */
const NEXT_LETTER_MS = 300;

const customer = (account: Partial<Scenario>): Scenario => ({
  description: 'A customer whose every page is as full as it gets.',
  seed: 1,
  signedIn: true,
  balanceUsd: 5_000,
  numbers: [],
  ...account,
  flags: { callLimits: null },
});

const worst = (times: readonly number[]): number => times.reduce((most, time) => Math.max(most, time), 0);

const recorded = (page: Harness['page']) =>
  page.evaluate(() => {
    const { frames, longTasks, inputs } = window.meter;
    return { frames, longTasks, inputs };
  });

const restart = (page: Harness['page']): Promise<void> => page.evaluate(() => window.meter.reset());

/** Position of the 'Auto-refresh' switch; a flooded page would not respond to the query any more. */
const switchOf = async (page: Harness['page']) => {
  const box = await page.getByRole('switch', { name: 'Auto-refresh' }).boundingBox();
  if (box === null) throw new Error('There is no switch.');
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

const dropped = (frames: readonly number[]): number =>
  frames.reduce((count, time) => count + Math.max(0, Math.round(time / FRAME_MS) - 1), 0);

const KEYS = ['a', 'n', 'd', 'Backspace', 'Backspace', 'Backspace'];

const search = (serviceCount: number): BenchScenario => ({
  name: `search in ${serviceCount.toLocaleString('en')} services`,
  runs: 3,
  path: '/buy-number?country=187',
  scenario: customer({ serviceCount }),
  measure: async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search services' }).click();
    await sleep(SETTLED_MS);
    await restart(page);
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await sleep(NEXT_LETTER_MS);
    }
    const { inputs, longTasks } = await recorded(page);
    return { 'worst letter, ms': worst(inputs), 'long tasks': longTasks.length };
  },
});

const waitingNumber = (_: unknown, index: number): NumberSeed => ({
  service: 'wa',
  country: '187',
  status: 'waiting',
  boughtAgoMs: 5 * MINUTE_MS + index * 1_000,
});

/** Cards that each wait for a code. */
const cards = (count: number): Target => ({
  path: '/active-numbers',
  scenario: customer({ numbers: Array.from({ length: count }, waitingNumber) }),
});

const STEADY = { count: 5, lastsMs: 5_000 };

/** One SMS a second, and a click between two of them. */
const steadySms = (count: number): BenchScenario => ({
  ...cards(count),
  name: `an SMS a second on ${count} cards`,
  runs: 3,
  measure: async ({ page, server }) => {
    await page.getByText('Connected', { exact: true }).waitFor();
    const place = await switchOf(page);
    await restart(page);
    const arriving = sendBurst(STEADY.count, STEADY.lastsMs, smsTo(server));
    await sleep(STEADY.lastsMs / 2);
    await page.mouse.click(...place);
    await arriving;
    const { frames, inputs } = await recorded(page);
    return { 'frames dropped': dropped(frames), 'a click, ms': worst(inputs) };
  },
});

const BURST = { count: 10_000, lastsMs: 10_000 };

/** Not a race: the page must survive it, answer a click, and show the last code. */
const burst: BenchScenario = {
  ...cards(200),
  name: '10,000 SMS in 10 s on 200 cards',
  runs: 1,
  measure: async ({ page, server }) => {
    await page.getByText('Connected', { exact: true }).waitFor();
    const place = await switchOf(page);
    await restart(page);
    const lastCode = '777001';
    const isShown = page.evaluate((code) => window.meter.framesUntilShown(code), lastCode);
    const sendSms = smsTo(server, (index) =>
      index === BURST.count - 1 ? lastCode : String(100_000 + index),
    );
    const arriving = sendBurst(BURST.count, BURST.lastsMs, sendSms);
    await sleep(BURST.lastsMs / 2);
    await page.mouse.click(...place);
    await arriving;
    const framesToLastCode = await isShown;
    const { inputs } = await recorded(page);
    return { 'a click, ms': worst(inputs), 'frames until the last code is shown': framesToLastCode };
  },
};

const TICKS = 5;

const ticks: BenchScenario = {
  ...cards(200),
  name: 'one tick of 200 cards',
  runs: 3,
  measure: async ({ page, cdp }) => {
    const busy = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
    };
    await cdp.send('Performance.enable');
    await page.getByRole('switch', { name: 'Auto-refresh' }).click();
    await sleep(SETTLED_MS);
    const before = await busy();
    await sleep(TICKS * 1_000);
    return { 'work a second, ms': ((await busy()) - before) / TICKS };
  },
};

const STATUSES = ['used', 'cancelled', 'expired'] as const;

const pastNumber = (_: unknown, index: number): NumberSeed => ({
  service: 'wa',
  country: '187',
  status: STATUSES[index % STATUSES.length] ?? 'used',
  boughtAgoMs: (index + 1) * 60 * MINUTE_MS,
});

const WHEEL = { steps: 60, pixels: 40 };

const scroll: BenchScenario = {
  name: 'a history of 10,000 rows',
  runs: 3,
  path: '/history',
  scenario: customer({ numbers: Array.from({ length: 10_000 }, pastNumber) }),
  measure: async ({ page }) => {
    await page.mouse.move(640, 400);
    await sleep(SETTLED_MS);
    await restart(page);
    for (const direction of [1, -1]) {
      for (let step = 0; step < WHEEL.steps; step += 1) await page.mouse.wheel(0, direction * WHEEL.pixels);
    }
    const { frames } = await recorded(page);
    await restart(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await sleep(SETTLED_MS);
    const { inputs } = await recorded(page);
    return {
      'frames dropped while it scrolls': dropped(frames),
      'worst frame, ms': worst(frames),
      'to the next page, ms': worst(inputs),
    };
  },
};

export const SCENARIOS: readonly BenchScenario[] = [
  search(2_000),
  search(20_000),
  steadySms(20),
  steadySms(200),
  burst,
  ticks,
  scroll,
];
