import type { Page } from '@playwright/test';

/** Resources of a page. */
export interface PageResources {
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
  /** Pending timers. */
  readonly timers: number;
  /** The JavaScript heap, in bytes. */
  readonly heap: number;
}

type Countable = typeof globalThis & { countTimers: () => number };

/** Runs in the page, before its own scripts. */
const installTimerCount = (): void => {
  const set = new Set<unknown>();
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  const cancel = (timer: Parameters<typeof clearTimeout>[0]): void => {
    set.delete(timer);
    clearTimeout(timer);
  };
  Object.assign(globalThis, {
    setTimeout: (run: (...values: unknown[]) => void, afterMs?: number, ...values: unknown[]) => {
      const timer = setTimeout(() => {
        set.delete(timer);
        run(...values);
      }, afterMs);
      set.add(timer);
      return timer;
    },
    setInterval: (...call: Parameters<typeof setInterval>) => {
      const timer = setInterval(...call);
      set.add(timer);
      return timer;
    },
    // clearTimeout and clearInterval are interchangeable in HTML.
    clearTimeout: cancel,
    clearInterval: cancel,
    countTimers: () => set.size,
  });
};

/** Prepares a page, before it is opened, and returns a function that measures it after a garbage collection. */
export const createResourceMeter = async (page: Page): Promise<() => Promise<PageResources>> => {
  await page.addInitScript(installTimerCount);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    // The second collection frees document nodes that the first one found unreferenced in scripts.
    for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return {
      listeners: of('JSEventListeners'),
      nodes: of('Nodes'),
      documents: of('Documents'),
      timers: await page.evaluate(() => (globalThis as Countable).countTimers()),
      heap: of('JSHeapUsedSize'),
    };
  };
};
