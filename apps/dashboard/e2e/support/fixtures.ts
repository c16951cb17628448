import { test as base } from '@playwright/test';
import type { Scenario, ScenarioId } from '@sms/api-mocks';
import { advanceBy, startServer, type RequestInterceptor, type RunningServer } from '@sms/api-mocks/server';
import { START_TIME } from './start-time';
import { openSession } from './open-session';
import { OTHER_HOST } from './other-host';
import { pauseClock, waitForCalls } from './paused-clock';

/** Maximum lead of the server over the pages while `advance` moves both, in ms. */
const STEP_MS = 5_000;

interface Fixtures {
  /** Initial scenario of the server's world. */
  readonly scenario: ScenarioId | Scenario;
  /** True when the browser has the scenario's open session. Default: false, the test signs in first. */
  readonly signedIn: boolean;
  /** Folder of the served build. Default: the production build. */
  readonly build: string;
  /** Another origin that may call the server. */
  readonly elsewhere: string;
  /** Intercepts the calls between a page and the server. Default: none. */
  readonly intercept: RequestInterceptor | undefined;
  /** Serves the API and the production build with the headers of production. */
  readonly server: RunningServer;
  /**
   * Advances the time of pages and server, in ms; it is frozen otherwise. No time passes while a call is in
   * flight, unless calls hang; a list that the provider has not answered yet takes the time it needs.
   */
  readonly advance: (ms: number, callsHang?: boolean) => Promise<void>;
}

/**
 * For tests of the production build with the stand-alone server: each has a world of its own, starting at the
 * same moment of the same day, and `page.goto('/history')` opens that server's page.
 */
export const test = base.extend<Fixtures>({
  scenario: ['first-purchase', { option: true }],
  signedIn: [false, { option: true }],
  build: ['dist', { option: true }],
  elsewhere: [OTHER_HOST, { option: true }],
  intercept: [undefined, { option: true }],
  // Playwright's routes do not see files that the service worker serves; pwa.e2e.ts enables it.
  serviceWorkers: 'block',
  server: async ({ scenario, build, elsewhere, intercept }, use) => {
    const server = await startServer({
      scenario,
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
    const isHeldBack = (address: string) =>
      address.includes('/api/numbers/active') &&
      server.world.schedule.some(({ task }) => task.kind === 'list-end');
    await use(async (ms, callsHang = false) => {
      const answered = () => (callsHang ? undefined : waitForCalls(context.pages(), isHeldBack));
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
