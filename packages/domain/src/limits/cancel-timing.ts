import { MINUTE_MS, SECOND_MS } from './spec';

/**
 * Automatic cancel of a number without an SMS (decision 0111), in ms of its remaining life and in calls. It
 * is late enough to give the SMS its time, and early enough for a hidden tab, whose timers a browser fires
 * once a minute.
 */
export const AUTO_CANCEL = {
  /** From here on it is cancelled. */
  fromMs: 2 * MINUTE_MS,
  /** From here on it is not: a cancel takes up to four seconds, and a response could arrive after its end. */
  untilMs: 10 * SECOND_MS,
  /** The last moment to which a cancel is put off. */
  latestMs: 12 * SECOND_MS,
  /** Longest wait for another device, which may cancel the same number: the server would refund both. */
  spreadMs: 8 * SECOND_MS,
  /** The same of a device that another one preceded: longer than the other's wait, look and cancel. */
  secondMs: 12 * SECOND_MS,
  /** The answer of a look at what waits counts for so long, and is waited for that long. */
  lookFreshMs: 2 * SECOND_MS,
  lookWaitMs: 5 * SECOND_MS,
  /** With less than this left the money counts more than that read, and more than the user's calls. */
  urgentMs: MINUTE_MS,
  /** Calls per minute that are left to a user at the page. */
  reservedCalls: 2,
  /** Wait after the first cancel that failed; it doubles with each. */
  firstRetryMs: 5 * SECOND_MS,
  /** Wait until a number is looked at again that no longer waits by the server's word. */
  elsewhereMs: 30 * SECOND_MS,
  /** Numbers due within this time are reloaded once: a reload takes a call from the next cancel. */
  togetherMs: 15 * SECOND_MS,
  /** How long after its time a promised cancel is still in order. */
  graceMs: 25 * SECOND_MS,
  leastCheckMs: 2 * SECOND_MS,
  /** Longest wait between two checks: a timer does not count the time for which the machine sleeps. */
  checkMs: 10 * SECOND_MS,
} as const;
