import { attach, createStore, sample } from 'effector';
import { scopeClosed } from '../session-events';

/** A running timer. */
export type Timer = ReturnType<typeof setTimeout>;

/** The timers of one scope. */
export interface Timers {
  /** Runs `run` once, after the given ms. */
  readonly once: (run: () => void, afterMs: number) => Timer | null;
  /** Runs `run` at each interval. */
  readonly every: (run: () => void, intervalMs: number) => Timer | null;
  /** Cancels a timer; null for none. */
  readonly cancel: (timer: Timer | null) => void;
  /** Cancels all of them; from then on no timer is started. */
  readonly close: () => void;
}

/** Timers of a scope that ends: all of them end with it. */
export const createTimers = (): Timers => {
  const running = new Set<Timer>();
  let isClosed = false;
  return {
    once: (run, afterMs) => {
      if (isClosed) return null;
      const timer = setTimeout(() => {
        running.delete(timer);
        run();
      }, afterMs);
      running.add(timer);
      return timer;
    },
    every: (run, intervalMs) => {
      if (isClosed) return null;
      const timer = setInterval(run, intervalMs);
      running.add(timer);
      return timer;
    },
    cancel: (timer) => {
      if (timer === null) return;
      running.delete(timer);
      // The same as `clearInterval`: browsers have one list of both.
      clearTimeout(timer);
    },
    close: () => {
      isClosed = true;
      running.forEach((timer) => clearTimeout(timer));
      running.clear();
    },
  };
};

/** The timers of the scope. */
export const $timers = createStore<Timers>(createTimers());

sample({
  clock: scopeClosed,
  target: attach({ source: $timers, effect: (timers) => timers.close() }),
});
