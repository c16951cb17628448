import { UNDO_MS } from '../../limits';

/** Result of checking the pending completions. */
export interface PendingCheck {
  /** Ids of those whose time for an undo is over. */
  readonly due: readonly string[];
  /** Time until the next one is due, in ms, at most 5 s; `Infinity` without any. */
  readonly waitMs: number;
}

/**
 * Pending completions that are due.
 *
 * @param pending time of each click, by id, in ms since 1970
 *
 * @param now by the same clock; a click is due if the clock was set back since
 */
export const checkPending = (pending: ReadonlyMap<string, number>, now: number): PendingCheck => {
  const isDue = ([, at]: readonly [string, number]) => now < at || now >= at + UNDO_MS;
  const entries = [...pending];
  return {
    due: entries.filter(isDue).map(([id]) => id),
    waitMs: Math.min(...entries.filter((click) => !isDue(click)).map(([, at]) => at + UNDO_MS - now)),
  };
};
