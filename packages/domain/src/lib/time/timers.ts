import { createStore } from 'effector';

export type Timer = ReturnType<typeof setTimeout>;

/** The longest a timer can wait, in ms: with a longer delay it would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Timers of a scope that ends: all of them end with it. */
export const createTimers = () => {
  const running = new Set<Timer>();
  const keyed = new Map<object, Timer | null>();
  let isClosed = false;

  /** Runs `run` once, after the given ms. */
  const once = (run: () => void, afterMs: number): Timer | null => {
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

  /** Cancels a timer of either kind: browsers have one list of both. */
  const cancel = (timer: Timer | null): void => {
    if (timer === null) return;
    running.delete(timer);
    clearTimeout(timer);
  };

  /** Runs `run` once, after the given ms, in place of the key's earlier timer. `Infinity` only cancels. */
  const replace = (key: object, run: () => void, afterMs: number): void => {
    cancel(keyed.get(key) ?? null);
    keyed.set(key, afterMs === Infinity ? null : once(run, afterMs));
  };

  return {
    once,
    cancel,
    replace,
    /** The same for what leaves the screen by itself; a story lets it stay. */
    expire: replace,
    every: (run: () => void, intervalMs: number): Timer | null => {
      if (isClosed) return null;
      const timer = setInterval(run, intervalMs);
      running.add(timer);
      return timer;
    },
    /** Cancels all of them; from then on no timer is started. */
    close: () => {
      isClosed = true;
      running.forEach((timer) => clearTimeout(timer));
      running.clear();
    },
  };
};

export type Timers = ReturnType<typeof createTimers>;

export const $timers = createStore<Timers>(createTimers());
