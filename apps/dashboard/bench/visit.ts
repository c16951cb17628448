import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import basicSsl from '@vitejs/plugin-basic-ssl';
import type { Browser } from '@playwright/test';
import { scenarios, type Scenario, type ScenarioId } from '@sms/api-mocks';
import { startServer, type RequestInterceptor } from '@sms/api-mocks/server';
import { preview } from 'vite';
import { openSession } from '../e2e/support/open-session';
import { withTimeLeft } from '../e2e/support/with-time-left';

/** A page to visit, and what of it must be there: real data, rendered and hydrated, not a placeholder. */
export interface PageToVisit {
  readonly path: string;
  readonly scenario: ScenarioId;
  /** CSS selector of the page's main content. */
  readonly content: string;
}

/** The production build. */
export const DASHBOARD = fileURLToPath(new URL('../dist', import.meta.url));
const guests = { scenario: 'first-visit', content: 'form button' } as const;
const customers = { scenario: 'busy-account' } as const;

/** Every page of the product. */
export const PAGES: readonly PageToVisit[] = [
  { path: '/login', ...guests },
  { path: '/register', ...guests },
  { path: '/', content: 'main li a[href^="/buy-number?"]', ...customers },
  { path: '/buy-number', content: 'main [role="group"] li button', ...customers },
  { path: '/active-numbers', content: 'main article', ...customers },
  { path: '/history', content: 'main tbody tr', ...customers },
  { path: '/transactions', content: 'main tbody tr', ...customers },
  { path: '/settings', content: 'main [role="switch"]', ...customers },
  { path: '/subscriptions', content: 'main article', scenario: 'subscriber' },
];

/** Slow 4G as in browsers' developer tools, in ms and bytes a second: 1.44 Mbit/s down, 675 kbit/s up. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** HTTP/2 with TLS in front of a server, as every deployment has it. */
const serveSecurely = async (target: string) => {
  const front = await preview({
    configFile: false,
    logLevel: 'silent',
    plugins: [basicSsl()],
    preview: { proxy: { '/': { target, changeOrigin: true, headers: { origin: target }, ws: true } } },
  });
  return { origin: front.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? target, close: () => front.close() };
};

/** An answer of the session's refresh as the specification has it: without the user. */
const withoutUser: RequestInterceptor = async (request, answer) => {
  const response = await answer();
  if (!request.url.endsWith('/auth/refresh') || !response.ok) return response;
  const { user: _, ...body } = (await response.json()) as Record<string, unknown>;
  return Response.json(body, { headers: response.headers });
};

/**
 * Runs in the page: the time at which its content was ready, in ms since the navigation. The badge of the
 * live updates pulses too, and replaces nothing.
 */
const untilReady = async (content: string): Promise<number> => {
  for (;;) {
    const element = document.querySelector(content);
    const isFloor = element !== null && document.title === 'Floor';
    const isLive = isFloor || Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
    if (isLive && document.querySelector('.animate-pulse.bg-sunken') === null) return performance.now();
    await new Promise(requestAnimationFrame);
  }
};

/** Runs in the page: its entries of a type so far; none may be there. */
export const entriesOf = (type: string): Promise<readonly PerformanceEntry[]> =>
  new Promise((resolve) => {
    const seen = new PerformanceObserver((list) =>
      resolve(list.getEntries().map((one) => one.toJSON() as typeof one)),
    );
    seen.observe({ type, buffered: true });
    setTimeout(() => resolve([]), 1_000);
  });

type Script = PerformanceEntry & { readonly invoker: string };
type LongFrame = PerformanceEntry & { readonly scripts: readonly Script[] };

/** When what was loaded and done, in ms: requests, frames of 50 ms and more, and their scripts. */
const timeline = (requests: readonly PerformanceEntry[], frames: readonly LongFrame[]) =>
  [...requests, ...frames, ...frames.flatMap(({ scripts }) => scripts)]
    .toSorted((one, other) => one.startTime - other.startTime)
    .map((one) => ({
      what: 'invoker' in one ? one.invoker : one.name,
      at: Math.round(one.startTime),
      until: Math.round(one.startTime + one.duration),
    }));

/** What a page is visited in. */
export interface Surroundings {
  readonly scenario: Scenario;
  /** Folder of a build. Default: the production build. */
  readonly build?: string;
  /** HTTP/2 with TLS, as every deployment has it. Default: HTTP/1.1 with six connections. */
  readonly isSecure?: boolean;
  /** Whether the refresh of the session answers with the user, as the real server's does. Default: true. */
  readonly refreshesUser?: boolean;
}

/** An empty page in a browser profile of its own, beside a server of its own. */
export const openPage = async (
  browser: Browser,
  { scenario, build = DASHBOARD, isSecure = false, refreshesUser = true }: Surroundings,
) => {
  const intercept = refreshesUser ? {} : { intercept: withoutUser };
  const server = await startServer({ scenario, staticDir: build, now: Date.now, ...intercept });
  const front = isSecure ? await serveSecurely(server.origin) : server;
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  if (await openSession(context, server)) {
    // Stored by the sign-in: src/browser/storage/session-hint.ts.
    await page.addInitScript(() => localStorage.setItem('sms-dashboard:signed-in', ''));
  }
  const close = async (): Promise<void> => {
    await context.close();
    await front.close();
    await server.close();
  };
  return { page, server, origin: front.origin, cdp: await context.newCDPSession(page), close };
};

/**
 * Opens a page for the first time on a slow network and a CPU slower by `slowdown`, waits until loading has
 * finished, and opens it again.
 * @returns the requests that were answered before it was ready, all scripts, and times in ms
 */
export const visit = async (
  browser: Browser,
  { path, scenario, content }: PageToVisit,
  options: Omit<Surroundings, 'scenario'> = {},
  slowdown = 1,
) => {
  // A cancel that is due would be part of the visit.
  const opened = await openPage(browser, { ...options, scenario: withTimeLeft(scenarios[scenario]) });
  const { page, origin, cdp, close } = opened;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path, { waitUntil: 'commit' });
  const ready = await page.evaluate(untilReady, content);
  const longTasks = await page.evaluate(entriesOf, 'longtask');
  await page.waitForLoadState('networkidle');
  // Longer than any start-up script runs, which may ask for more.
  await sleep(2_000);
  const requests = (await page.evaluate(entriesOf, 'resource')) as readonly PerformanceResourceTiming[];
  const paints = await page.evaluate(entriesOf, 'paint');
  const largest = await page.evaluate(entriesOf, 'largest-contentful-paint');
  const frames = (await page.evaluate(entriesOf, 'long-animation-frame')) as readonly LongFrame[];
  const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text).join(''));
  await page.goto(origin + path, { waitUntil: 'commit' });
  const again = await page.evaluate(untilReady, content);
  await close();
  // What is answered later, nobody has waited for.
  const awaited = requests.filter(({ responseEnd }) => responseEnd < ready);
  return {
    awaited,
    scripts: requests.filter(({ name }) => name.endsWith('.js')),
    /** The scripts in the page itself. */
    inline,
    firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largest: largest.at(-1)?.startTime ?? NaN,
    ready,
    again,
    /** By how much tasks of the main thread have exceeded 50 ms. */
    blocked: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    timeline: timeline(awaited, frames),
  };
};
