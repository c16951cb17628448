import { createStore } from 'effector';

export type Timer = ReturnType<typeof setTimeout>;

export interface Timers {
  /** Runs `run` once, after the given ms. */
  readonly once: (run: () => void, afterMs: number) => Timer | null;
  /** Runs `run` once, after the given ms, in place of the key's earlier timer. `Infinity` only cancels. */
  readonly replace: (key: object, run: () => void, afterMs: number) => void;
  /** The same for what leaves the screen by itself; a story lets it stay. */
  readonly expire: Timers['replace'];
  /** Runs `run` at each interval. */
  readonly every: (run: () => void, intervalMs: number) => Timer | null;
  /** Cancels a timer; null for none. */
  readonly cancel: (timer: Timer | null) => void;
  /** Cancels all of them; from then on no timer is started. */
  readonly close: () => void;
}

/** The longest a timer can wait, in ms: with a longer delay it would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Timers of a scope that ends: all of them end with it. */
export const createTimers = (): Timers => {
  const running = new Set<Timer>();
  const keyed = new Map<object, Timer | null>();
  let isClosed = false;
  const once: Timers['once'] = (run, afterMs) => {
    if (isClosed) return null;
    const timer = setTimeout(
      () => {
        running.delete(timer);
        run();
      },
      Math.min(afterMs, MAX_DELAY_MS),
    );
    running.add(timer);
    return timer;
  };
  const cancel: Timers['cancel'] = (timer) => {
    if (timer === null) return;
    running.delete(timer);
    // The same as `clearInterval`: browsers have one list of both.
    clearTimeout(timer);
  };
  const replace: Timers['replace'] = (key, run, afterMs) => {
    cancel(keyed.get(key) ?? null);
    keyed.set(key, afterMs === Infinity ? null : once(run, afterMs));
  };
  return {
    once,
    replace,
    expire: replace,
    every: (run, intervalMs) => {
      if (isClosed) return null;
      const timer = setInterval(run, intervalMs);
      running.add(timer);
      return timer;
    },
    cancel,
    close: () => {
      isClosed = true;
      running.forEach((timer) => clearTimeout(timer));
      running.clear();
    },
  };
};

export const $timers = createStore<Timers>(createTimers());
