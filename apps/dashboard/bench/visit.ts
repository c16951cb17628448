import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import basicSsl from '@vitejs/plugin-basic-ssl';
import type { Browser, CDPSession } from '@playwright/test';
import { scenarios, type ScenarioId } from '@sms/api-mocks';
import { startServer, type ServerOptions } from '@sms/api-mocks/server';
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

/** A request and its answer: times in ms on one clock. */
interface Exchange {
  readonly path: string;
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Slow 4G as in browsers' developer tools: 562.5 ms of latency, 1.44 Mbit/s down, 675 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};

/**
 * Loading counts as finished after this time without a request, in ms: far longer than any start-up script
 * runs.
 */
const IDLE_MS = 2_000;

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

/** Slows the network down; returns a function that resolves with all exchanges, once loading has finished. */
const slowTraffic = async (cdp: CDPSession): Promise<() => Promise<readonly Exchange[]>> => {
  const inFlight = new Map<string, Pick<Exchange, 'path' | 'sentAt'>>();
  const exchanges: Exchange[] = [];
  let changedAt = performance.now();
  const remove = ({ requestId }: { requestId: string }): void => {
    inFlight.delete(requestId);
    changedAt = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname, search } = new URL(request.url);
    inFlight.set(requestId, { path: pathname + search, sentAt: timestamp * 1_000 });
    changedAt = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = inFlight.get(requestId);
    if (request === undefined) return;
    exchanges.push({ ...request, answeredAt: timestamp * 1_000 });
    remove({ requestId });
  });
  cdp.on('Network.requestServedFromCache', remove);
  cdp.on('Network.loadingFailed', remove);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return async () => {
    while (inFlight.size > 0 || performance.now() - changedAt < IDLE_MS) await sleep(IDLE_MS / 10);
    return exchanges;
  };
};

/** Calls of the longest chain in which each was sent after the answer to the one before. */
const callChain = (exchanges: readonly Exchange[]): readonly string[] => {
  const chain: Exchange[] = [];
  // The earliest answer leaves most room for the requests that follow.
  for (const exchange of exchanges.toSorted((one, other) => one.answeredAt - other.answeredAt)) {
    // No page waits for the rate of the naira beside its amounts, nor for the second source of
    // its numbers, which a list of more than a second calls for.
    const isCall = exchange.path.startsWith('/api/') && !/exchange-rate|history\?status=/.test(exchange.path);
    // Nor for the balance of the header, read once the user is known.
    if (exchange.path === '/api/payments/balance' && chain.at(-1)?.path === '/api/auth/me') continue;
    if (isCall && exchange.sentAt >= (chain.at(-1)?.answeredAt ?? -Infinity)) chain.push(exchange);
  }
  return chain.map(({ path }) => path);
};

/**
 * Runs in the page: the time at which its content was ready, in ms since the navigation. The badge of the
 * live updates pulses too, and replaces nothing.
 */
const untilReady = (content: string): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      const element = document.querySelector(content);
      const isLive = (found: Element) =>
        document.title === 'Floor' || Object.keys(found).some((key) => key.startsWith('__reactProps'));
      if (element !== null && isLive(element) && document.querySelector('.animate-pulse.bg-sunken') === null)
        resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });

/** Runs in the page: its entries of a type so far; none may be there. */
const entriesOf = (type: string): Promise<readonly PerformanceEntry[]> =>
  new Promise((resolve) => {
    const seen = new PerformanceObserver((list) =>
      resolve(list.getEntries().map((one) => one.toJSON() as typeof one)),
    );
    seen.observe({ type, buffered: true });
    setTimeout(() => resolve([]), 1_000);
  });

/** Work of the main thread that is worth a line, in ms. */
const WORTH_A_LINE_MS = 20;

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** Begin and duration, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** The longer pieces of work in a trace, in order: when each began and how long it took, in ms. */
const mainThreadWork = (trace: Buffer) => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const timed = traceEvents.filter(
    ({ tid, name }) => name !== 'RunTask' && threads.some((main) => main.tid === tid),
  );
  const began = Math.min(...timed.map(({ ts }) => ts).filter((ts) => ts > 0));
  return timed
    .filter(({ name, dur = 0 }) => dur >= WORTH_A_LINE_MS * 1_000 && !name.includes('Background'))
    .toSorted((one, other) => one.ts - other.ts)
    .map(({ name, ts, dur = 0, args: { data } }) => ({
      at: Math.round((ts - began) / 1_000),
      lasted: Math.round(dur / 1_000),
      what: name,
      of: data?.url?.split('/').at(-1) ?? '',
    }));
};

/** An answer of the session's refresh as the specification has it: without the user. */
const withoutUser: ServerOptions['intercept'] = async (request, answer) => {
  const response = await answer();
  if (!request.url.endsWith('/auth/refresh') || !response.ok) return response;
  const { user: _, ...body } = (await response.json()) as Record<string, unknown>;
  return Response.json(body, { headers: response.headers });
};

/** How a page is visited. */
export interface VisitOptions {
  readonly build?: string;
  /** Of the CPU, relative to this machine. */
  readonly slowdown?: number;
  /** HTTP/2 with TLS, as every deployment has it; without, a browser has six connections. */
  readonly isSecure?: boolean;
  /** Whether the refresh of the session answers with the user, as the real server's does. */
  readonly refreshesUser?: boolean;
  /** Whether the work of the main thread is recorded, which slows it down a little. */
  readonly isTraced?: boolean;
}

/**
 * Opens a page for the first time, in its own browser profile, on a slow network and beside its own server,
 * waits until loading has finished, and opens it again.
 * @returns compressed bytes and requests of script, calls of the critical chain, requests before the content
 *   is ready, and times in ms
 */
export const visit = async (
  browser: Browser,
  { path, scenario, content }: PageToVisit,
  { build = DASHBOARD, slowdown = 1, isSecure = false, refreshesUser = true, isTraced }: VisitOptions = {},
) => {
  // A cancel that is due would be part of the visit.
  const world = withTimeLeft(scenarios[scenario]);
  const server = await startServer({
    scenario: world,
    staticDir: build,
    now: Date.now,
    ...(refreshesUser ? {} : { intercept: withoutUser }),
  });
  const front = isSecure ? await serveSecurely(server.origin) : server;
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  if (await openSession(context, server)) {
    // Stored by the sign-in: src/browser/storage/session-hint.ts.
    await page.addInitScript(() => localStorage.setItem('sms-dashboard:signed-in', ''));
  }
  const cdp = await context.newCDPSession(page);
  const untilIdle = await slowTraffic(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isTraced) await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(front.origin + path, { waitUntil: 'commit' });
  const ready = await page.evaluate(untilReady, content);
  const work = isTraced ? mainThreadWork(await browser.stopTracing()) : [];
  const longTasks = await page.evaluate(entriesOf, 'longtask');
  // Those of the second visit are added to the list.
  const exchanges = [...(await untilIdle())];
  const resources = (await page.evaluate(entriesOf, 'resource')) as readonly PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => name.endsWith('.js'));
  const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text).join(''));
  const paints = await page.evaluate(entriesOf, 'paint');
  const largest = await page.evaluate(entriesOf, 'largest-contentful-paint');
  await page.goto(front.origin + path, { waitUntil: 'commit' });
  const again = await page.evaluate(untilReady, content);
  await context.close();
  await front.close();
  await server.close();
  const began = Math.min(...exchanges.map(({ sentAt }) => sentAt));
  // On a busy machine the websocket opens so late that the balance is read again, which nobody waits for.
  const awaited = exchanges.filter(({ sentAt }) => sentAt - began < ready);
  const inlineBytes = gzipSync(inline, { level: 9 }).length;
  return {
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, inlineBytes),
    scriptRequests: scripts.length,
    calls: callChain(awaited),
    requests: awaited.length,
    firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largest: largest.at(-1)?.startTime ?? NaN,
    ready,
    again,
    /** By how much tasks of the main thread have exceeded 50 ms. */
    blocked: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    work,
  };
};

/** What a visit was like. */
export type Visit = Awaited<ReturnType<typeof visit>>;
