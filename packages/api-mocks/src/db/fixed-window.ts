import type { Clock } from './clock';

/** The counts of one window, as plain data. */
export interface WindowState {
  /** Index of the window since 1970; -1 before the first count. */
  readonly window: number;
  readonly counts: readonly (readonly [name: string, count: number])[];
}

/** Counts events by name. Every window of the clock, `lengthMs` long, starts at zero. */
export const createFixedWindow = (clock: Clock, lengthMs: number) => {
  let window = -1;
  const counts = new Map<string, number>();
  const present = () => {
    const current = Math.floor(clock.now() / lengthMs);
    if (current !== window) counts.clear();
    window = current;
    return counts;
  };
  const countOf = (name: string) => present().get(name) ?? 0;
  return {
    count: (name: string): void => {
      counts.set(name, countOf(name) + 1);
    },
    countOf,
    /** Whole seconds until the window ends, at least 1. */
    secondsLeft: () => Math.ceil((lengthMs - (clock.now() % lengthMs)) / 1000),
    state: (): WindowState => ({ window, counts: [...counts] }),
    /** Replaces all counts. */
    load: (stored: WindowState): void => {
      window = stored.window;
      counts.clear();
      for (const [name, count] of stored.counts) counts.set(name, count);
    },
  };
};

export type FixedWindow = ReturnType<typeof createFixedWindow>;
