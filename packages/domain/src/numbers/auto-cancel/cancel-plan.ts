import { AUTO_CANCEL, LAST_MINUTES_MS } from '../../limits/tuning';
import { CANCEL_LOCK_MS } from '../../limits/spec';
import { cancelWindow, type CancellableNumber } from '../actions/cancel-window';
import { numberExpiry, remainingLife } from '../list/number-status';

/**
 * True while a number without an SMS is to be cancelled (decision 0111). `now`: ms since 1970, server clock. A number whose dates
 * contradict each other is not cancelled within `CANCEL_LOCK_MS`, when the server would refuse.
 */
export const isAutoCancelDue = (number: CancellableNumber, now: number): boolean => {
  const remaining = remainingLife(number, now) ?? 0;
  const isLocked = number.purchasedAt !== null && now - number.purchasedAt < CANCEL_LOCK_MS;
  return (
    cancelWindow(number, now) === 'open' &&
    !isLocked &&
    remaining <= AUTO_CANCEL.fromMs &&
    remaining > AUTO_CANCEL.untilMs
  );
};

/** When a number without an SMS is cancelled, in ms since 1970 by the server's clock; null while unknown. */
export const autoCancelAt = (number: CancellableNumber): number | null => {
  const expiry = numberExpiry(number);
  return expiry === null ? null : expiry - AUTO_CANCEL.fromMs;
};

/** True for a number without an SMS within `LAST_MINUTES_MS` of its end: it is offered to wait longer or to cancel (decision 0111). */
export const isInLastMinutes = (number: CancellableNumber, now: number): boolean =>
  cancelWindow(number, now) === 'open' && (remainingLife(number, now) ?? Infinity) <= LAST_MINUTES_MS;

/** Circumstances of a check. */
export interface AutoCancelContext {
  /** Server time, ms since 1970. */
  readonly now: number;
  /** Numbers that are not cancelled now: kept by the user, being cancelled, refused by the server. */
  readonly excluded: ReadonlySet<string>;
  /** Calls that the rate limit leaves. */
  readonly freeCalls: number;
  /** True if the list is recent, or could not be read. */
  readonly isListRecent: boolean;
  /** False if the user's clock may be wrong, or another tab may have cancelled since the list was read. */
  readonly isListSure: boolean;
}

/** Result of a check. */
export interface AutoCancelPlan {
  /** Ids to cancel now, the one that ends first in front. */
  readonly cancel: readonly string[];
  /** Numbers that are due, those included for which there is no call left. */
  readonly dueCount: number;
  /** True to read the list first. */
  readonly readsList: boolean;
  /** Time until the next number is due, in ms; `Infinity` without any. */
  readonly waitMs: number;
}

/**
 * Plans the automatic cancels: as many as the rate limit allows, the others when it allows more. An old list is read
 * first, unless each of the remaining calls is needed for a number; an unsure one only while there is time.
 */
export const planAutoCancels = (
  numbers: readonly (CancellableNumber & { readonly id: string })[],
  { now, excluded, freeCalls, isListRecent, isListSure }: AutoCancelContext,
): AutoCancelPlan => {
  const candidates = numbers
    .filter(({ id }) => !excluded.has(id))
    .map((number) => ({ number, remaining: remainingLife(number, now) ?? Infinity }))
    .toSorted((one, other) => one.remaining - other.remaining);
  const due = candidates.filter(({ number }) => isAutoCancelDue(number, now));
  const isUrgent = due.some(({ remaining }) => remaining < AUTO_CANCEL.urgentMs);
  const isListGood = isListRecent && (isListSure || isUrgent);
  const readsList = due.length > 0 && !isListGood && freeCalls > due.length;
  return {
    cancel: readsList ? [] : due.slice(0, Math.max(0, freeCalls)).map(({ number }) => number.id),
    dueCount: due.length,
    readsList,
    waitMs: Math.min(
      ...candidates.map(({ remaining }) => remaining - AUTO_CANCEL.fromMs).filter((ms) => ms > 0),
    ),
  };
};
