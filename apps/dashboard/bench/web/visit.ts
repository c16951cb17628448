import type { Browser, Page } from '@playwright/test';
import { startServer } from '@sms/api-mocks/server';
import { openSession } from '../../e2e/support/open-session';
import { heapOf } from '../heap';
import { inlineSizeOf, type InlineSize } from './inline-size';
import type { PageToMeasure } from './pages';
import { slowTraffic, type Exchange } from './traffic';
import { recordVitals } from './vitals';

/** Measurements of a visit, from navigation to the end of all loading. */
export interface Visit {
  readonly exchanges: readonly Exchange[];
  readonly inline: InlineSize;
  /** First contentful paint, in ms since the navigation started. */
  readonly firstPaint: number;
  /** Largest contentful paint, likewise. */
  readonly largestPaint: number;
  /** Time at which the route's main content is interactive, likewise. */
  readonly ready: number;
  /** Sum of the layout-shift scores. */
  readonly layoutShift: number;
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  /** JavaScript heap after a garbage collection, in bytes. */
  readonly heap: number;
}

const vitalsOf = (page: Page) =>
  page.evaluate(async () => ({ ...window.vitals, ready: await window.vitals.ready }));

/**
 * Timers of this length and more belong to later visits: the page loads further files ten seconds after its start
 * (`src/app/idle.ts`), and on a slow machine the visit has not ended by then.
 */
const LATER_MS = 10_000;

/** Runs in the page. */
const withoutLaterTimers = (laterMs: number): void => {
  const start = window.setTimeout.bind(window);
  const startSooner = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
    ms < laterMs ? start(run, ms, ...args) : 0;
  Object.assign(window, { setTimeout: startSooner });
};

/**
 * Opens a page for the first time (or again), in its own browser profile and on a slow network, with its own
 * stand-alone server, and waits until loading has finished.
 * @param slowdown CPU slowdown relative to this machine
 */
export const visit = async (
  browser: Browser,
  { path, scenario, content, dist, again = false }: PageToMeasure,
  slowdown = 1,
): Promise<Visit> => {
  const server = await startServer({ scenario, staticDir: dist, now: Date.now });
  const context = await browser.newContext();
  const page = await context.newPage();
  if (await openSession(context, server)) {
    // Stored by the sign-in: src/browser/storage/session-hint.ts.
    await page.addInitScript(() => localStorage.setItem('sms-dashboard:signed-in', ''));
  }
  await page.addInitScript(recordVitals, content);
  await page.addInitScript(withoutLaterTimers, LATER_MS);
  if (again) await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  const traffic = await slowTraffic(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.evaluate(() => window.vitals.ready);
  const exchanges = await traffic.untilIdle();
  const seen = {
    ...(await vitalsOf(page)),
    exchanges,
    inline: await inlineSizeOf(page),
    heap: await heapOf(cdp),
  };
  await context.close();
  await server.close();
  return seen;
};
