import { test as base } from '@playwright/test';
import type { Scenario, ScenarioId } from '@sms/api-mocks';
import { advanceBy, startServer, type RequestInterceptor, type RunningServer } from '@sms/api-mocks/server';
import { START_TIME } from './start-time';
import { openSession } from './open-session';
import { serveCrossOrigin, type CrossOriginHost } from './cross-origin-host';
import { pauseClock, waitForCalls } from './paused-clock';

/** How far the server is ahead of the pages, at most, while `advance` moves both, in ms. */
const STEP_MS = 5_000;

interface Fixtures {
  /** How the server's world starts. */
  readonly scenario: ScenarioId | Scenario;
  /** Whether the browser holds the session that the scenario has open. Default: false, signing in comes first. */
  readonly signedIn: boolean;
  /** Where the server listens. Default: 0, any free port, so that flows run side by side. */
  readonly port: number;
  /** Folder of the build that is served. Default: the production build; a benchmark may measure that of another commit. */
  readonly build: string;
  /** Comes between the calls of a page and the server. Default: nothing does. */
  readonly intercept: RequestInterceptor | undefined;
  /** Answers the calls of the page, and serves the production build with the headers of production. */
  readonly server: RunningServer;
  /** Another origin that may call the server. */
  readonly elsewhere: string;
  /**
   * Lets so many ms pass for pages and server, for which time stands still otherwise; whatever is due in that time happens.
   * No time passes while a call is under way, unless calls hang.
   */
  readonly advance: (ms: number, callsHang?: boolean) => Promise<void>;
}

/**
 * For tests of the production build with the stand-alone server: each begins in a world of its own, at the same
 * moment of the same day, and `page.goto('/history')` opens what that server serves.
 */
export const test = base.extend<Fixtures, { otherHost: CrossOriginHost }>({
  scenario: ['first-purchase', { option: true }],
  signedIn: [false, { option: true }],
  port: [0, { option: true }],
  // Making it takes a while, so a worker makes it once.
  otherHost: [({}, use, { parallelIndex }) => serveCrossOrigin(parallelIndex, use), { scope: 'worker' }],
  elsewhere: ['http://elsewhere.test', { option: true }],
  build: [process.env['BENCH_DIST'] ?? 'dist', { option: true }],
  intercept: [undefined, { option: true }],
  // A file that the worker of the app serves is seen by no route of a flow; pwa.e2e.ts lets it work.
  serviceWorkers: 'block',
  server: async ({ scenario, port, elsewhere, build, intercept }, use) => {
    const server = await startServer({
      scenario,
      port,
      allowedOrigins: [elsewhere],
      staticDir: build,
      ...(intercept !== undefined && { intercept }),
      now: () => START_TIME,
    });
    // It would pass in real time.
    server.world.flags.purchaseMs = 0;
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
  context: async ({ context, server, signedIn }, use) => {
    await pauseClock(context, server.world.clock.now());
    if (signedIn && !(await openSession(context, server)))
      throw new Error('This scenario has no session open.');
    await use(context);
  },
  advance: async ({ context, server }, use) => {
    await use(async (ms, callsHang = false) => {
      const answered = () => (callsHang ? undefined : waitForCalls(...context.pages()));
      await answered();
      for (let left = ms; left > 0; left -= STEP_MS) {
        const step = Math.min(left, STEP_MS);
        advanceBy(server.world, step);
        await context.clock.runFor(step);
        await answered();
      }
    });
  },
});
