import { CANCEL_WINDOW_MS } from '../../limits';
import { cancelWindow, type CancellableNumber, remainingLife } from '../../numbers';

type RefundableNumber = CancellableNumber & { readonly id: string };

/** Result of checking the numbers. */
export interface RefundCheck<T extends RefundableNumber> {
  /** Ids of the numbers that cannot be refunded yet. */
  readonly locked: ReadonlySet<string>;
  /** Numbers that became refundable since the last check. */
  readonly opened: readonly T[];
  /** Time until the next number becomes refundable, in ms; `Infinity` without any. */
  readonly waitMs: number;
}

/**
 * Numbers whose cancel window has opened since the last check (spec §4).
 *
 * @param lockedBefore ids of the numbers that were locked at the last check
 *
 * @param now server time, ms since 1970
 */
export const checkRefunds = <T extends RefundableNumber>(
  numbers: readonly T[],
  lockedBefore: ReadonlySet<string>,
  now: number,
): RefundCheck<T> => {
  const locked = numbers.filter((number) => cancelWindow(number, now) === 'locked');
  return {
    locked: new Set(locked.map(({ id }) => id)),
    opened: numbers.filter((number) => lockedBefore.has(number.id) && cancelWindow(number, now) === 'open'),
    waitMs: Math.min(...locked.map((number) => (remainingLife(number, now) ?? Infinity) - CANCEL_WINDOW_MS)),
  };
};
