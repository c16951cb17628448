import type { Browser, Page } from '@playwright/test';
import { startServer } from '@sms/api-mocks/server';
import { openSession } from '../../e2e/support/open-session';
import { heapOf } from '../heap';
import { inlineSizeOf, type InlineSize } from './inline-size';
import type { PageToMeasure } from './pages';
import { slowTraffic, type Exchange } from './traffic';
import { recordVitals } from './vitals';

/** A first visit, from the address to the end of all loading. */
export interface Visit {
  readonly exchanges: readonly Exchange[];
  readonly inline: InlineSize;
  /** First contentful paint, ms since navigation began. */
  readonly firstPaint: number;
  /** Largest contentful paint, likewise. */
  readonly largestPaint: number;
  /** When the route's real content stands, likewise. */
  readonly ready: number;
  /** Sum of the layout-shift scores. */
  readonly layoutShift: number;
  /** Lengths of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  /** JavaScript heap after a collection, in bytes. */
  readonly heap: number;
}

const vitalsOf = (page: Page) =>
  page.evaluate(async () => ({ ...window.vitals, ready: await window.vitals.ready }));

/**
 * Opens a page for the first time (or again), in a browser profile of its own and on a slow network, beside a stand-alone server
 * of its own, and waits until nothing more is fetched.
 * @param slowdown how many times slower than this machine the processor is
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
    // What the sign-in left behind: src/browser/storage/session-hint.ts.
    await page.addInitScript(() => localStorage.setItem('sms-dashboard:signed-in', ''));
  }
  await page.addInitScript(recordVitals, content);
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
