import type { Browser, CDPSession, Page, Route } from '@playwright/test';
import type { Scenario } from '@sms/api-mocks';
import { startServer, type RunningServer } from '@sms/api-mocks/server';
import { openSession } from '../../e2e/support/open-session';
import { recordFrames } from './meter';

/** CPU slowdown relative to this machine. */
const SLOWDOWN = 4;

/** A page under test, and its server. */
export interface Harness {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly server: RunningServer;
}

/** The page of a scenario. */
export interface Target {
  readonly path: string;
  readonly scenario: Scenario;
}

const PER_CALL = 100;
const CALLS = 2;

/** Answers a call for 20 active numbers with 200, more than the server lists in one response. */
const serveAll = async (route: Route): Promise<void> => {
  const answers = await Promise.all(
    Array.from({ length: CALLS }, async (_, index) => {
      const url = new URL(route.request().url());
      url.search = `page=${index + 1}&limit=${PER_CALL}`;
      return (await (await route.fetch({ url: url.href })).json()) as { readonly data: readonly unknown[] };
    }),
  );
  await route.fulfill({ json: { ...answers[0], data: answers.flatMap(({ data }) => data) } });
};

/**
 * Opens a page of a build in its own browser profile, signed in, and slows the CPU down once the page is idle. The page
 * of active numbers gets 200 of them, where the server would return 20.
 */
export const openHarness = async (
  browser: Browser,
  dist: string,
  { path, scenario }: Target,
): Promise<Harness> => {
  const server = await startServer({ scenario, staticDir: dist, now: Date.now });
  const context = await browser.newContext();
  await openSession(context, server);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.route('**/api/numbers/active?*', serveAll);
  await page.addInitScript(recordFrames);
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, cdp, server };
};

export const closeHarness = async ({ page, server }: Harness): Promise<void> => {
  await page.context().close();
  await server.close();
};
