import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * The longest timer that fires while the clock is paused, in ms: debounces, retries of a read, the wait of a
 * tab for another's response, React's lazy rendering. Anything a user could miss lasts longer.
 */
const SHORT_TIMER_MS = 1_500;

declare global {
  interface Window {
    /** The browser's own timers, which continue while the clock is paused. */
    readonly realTimers: Pick<
      Window,
      | 'setTimeout'
      | 'clearTimeout'
      | 'requestAnimationFrame'
      | 'cancelAnimationFrame'
      | 'requestIdleCallback'
      | 'cancelIdleCallback'
    > & { now: () => number };
    /** Fires all pending short timers, and returns their number. */
    endShortTimers: () => number;
  }
}

/** Runs in the page before Playwright replaces the browser's clock. */
const saveRealTimers = (): void => {
  Object.assign(window, {
    realTimers: {
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
      requestAnimationFrame: window.requestAnimationFrame.bind(window),
      cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
      requestIdleCallback: window.requestIdleCallback.bind(window),
      cancelIdleCallback: window.cancelIdleCallback.bind(window),
      now: performance.now.bind(performance),
    },
  });
};

/**
 * Runs in the page after that. A short timer fires when its time has passed on either clock; so does a frame.
 */
const installShortTimers = (shortMs: number): void => {
  const { realTimers: real, setTimeout, clearTimeout }: Window = window;
  const pausedNow = performance.now.bind(performance);
  const waits = new Map<unknown, { readonly end: () => void; readonly paused: number }>();
  const clear = (timer: number | undefined): void => {
    real.clearTimeout(timer);
    clearTimeout(waits.get(timer)?.paused ?? timer);
    waits.delete(timer);
  };
  Object.assign(performance, { now: () => pausedNow() + real.now() });
  Object.assign(window, {
    requestAnimationFrame: real.requestAnimationFrame,
    cancelAnimationFrame: real.cancelAnimationFrame,
    requestIdleCallback: real.requestIdleCallback,
    cancelIdleCallback: real.cancelIdleCallback,
    setTimeout: (run: (...values: unknown[]) => void, afterMs = 0, ...values: unknown[]): number => {
      if (afterMs > shortMs) return setTimeout(run, afterMs, ...values);
      const end = (): void => {
        clear(timer);
        run(...values);
      };
      const timer: number = real.setTimeout(end, afterMs);
      waits.set(timer, { end, paused: setTimeout(end, afterMs) });
      return timer;
    },
    // clearTimeout and clearInterval are interchangeable in HTML.
    clearTimeout: clear,
    clearInterval: clear,
    endShortTimers: () => {
      const begun = [...waits.keys()];
      for (const timer of begun) waits.get(timer)?.end();
      return begun.length;
    },
  });
};

const pendingCalls = new WeakMap<Page, Set<Request>>();

const trackCalls = (page: Page): void => {
  const calls = new Set<Request>();
  pendingCalls.set(page, calls);
  page.on('request', (request) => {
    // The requests of a page that is left fire no event when they end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  page.on('close', () => calls.clear());
};

/** Number of pending calls. */
export const countPendingCalls = (page: Page): number => pendingCalls.get(page)?.size ?? 0;

/** By then every call is answered that is going to be, in ms. */
const ANSWERED_MS = 20_000;

/**
 * Waits until all calls of pages are answered, besides those that the server holds back. Default: it holds
 * none. Looks without `expect.poll`, which makes a step and an error of each look.
 */
export const waitForCalls = async (
  pages: readonly Page[],
  isHeldBack: (address: string) => boolean = () => false,
): Promise<void> => {
  const unanswered = () =>
    pages
      .flatMap((page) => [...(pendingCalls.get(page) ?? [])].map((request) => request.url()))
      .filter((address) => !isHeldBack(address));
  for (const end = Date.now() + ANSWERED_MS; unanswered().length > 0; await setTimeout(5))
    if (Date.now() > end) throw new Error(`Not answered: ${unanswered().join(' ')}`);
};

/**
 * Pauses the clock of all pages of a context at a moment, ms since 1970: a toast stays, nothing is reloaded
 * and no deadline passes, however slow the machine is, until `context.clock` is moved.
 */
export const pauseClock = async (context: BrowserContext, time: number): Promise<void> => {
  context.on('page', trackCalls);
  await context.addInitScript(saveRealTimers);
  await context.clock.install({ time });
  await context.clock.pauseAt(time);
  await context.addInitScript(installShortTimers, SHORT_TIMER_MS);
};
