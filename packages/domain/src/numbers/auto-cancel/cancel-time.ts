import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { LAST_MINUTES_MS } from '../../limits/tuning';
import { CANCEL_LOCK_MS } from '../../limits/spec';
import { cancelWindow, type CancellableNumber } from '../actions/cancel-window';
import { numberExpiry, remainingLife } from '../list/number-status';

/**
 * True while a number without an SMS is to be cancelled (decision 0111). `now`: ms since 1970, server clock.
 * A number whose dates contradict each other is not cancelled within `CANCEL_LOCK_MS`, when the server would
 * refuse.
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

/**
 * True for a number without an SMS within `LAST_MINUTES_MS` of its end: it is offered to wait longer or to
 * cancel (decision 0111).
 */
export const isInLastMinutes = (number: CancellableNumber, now: number): boolean =>
  cancelWindow(number, now) === 'open' && (remainingLife(number, now) ?? Infinity) <= LAST_MINUTES_MS;
