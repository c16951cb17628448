import { afterEach, beforeEach, vi } from 'vitest';

/** Fake timers in every test of a file or a `describe`, from a moment on. Default: now. */
export const useFakeClock = (now?: number | Date): void => {
  beforeEach(() => {
    vi.useFakeTimers(now === undefined ? {} : { now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

/** Lets time pass on the fake clock, and what it triggers happen. */
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
