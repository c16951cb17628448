import { UNDO_MS } from '../../../limits';

/** What a look at the clicks that are held back has shown. */
export interface PendingCheck {
  /** Ids of those whose time for an undo is over. */
  readonly due: readonly string[];
  /** How long until the next one is due, in ms, at most 5 s; `Infinity` without any. */
  readonly waitMs: number;
}

/**
 * Which clicks are held back no longer.
 * @param pending when each was made, by id, in ms since 1970
 * @param now by the same clock; if somebody has set it back since a click, that click is due
 */
export const checkPending = (pending: ReadonlyMap<string, number>, now: number): PendingCheck => {
  const isDue = ([, at]: readonly [string, number]) => now < at || now >= at + UNDO_MS;
  const entries = [...pending];
  return {
    due: entries.filter(isDue).map(([id]) => id),
    waitMs: Math.min(...entries.filter((click) => !isDue(click)).map(([, at]) => at + UNDO_MS - now)),
  };
};
