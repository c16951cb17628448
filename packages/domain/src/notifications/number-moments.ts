import { cancelWindow, type CancellableNumber } from '../numbers/actions/cancel-window';
import { remainingLife } from '../numbers/list/number-status';

/** A number without an SMS whose remaining life has fallen to a moment. */
export interface PassedMoment<T> {
  /** The moment: remaining life in ms. */
  readonly leftMs: number;
  readonly number: T;
}

export interface LookAtNumbers<T> {
  /** Remaining life of each number at this look, in ms, by id. */
  readonly left: ReadonlyMap<string, number>;
  readonly passed: readonly PassedMoment<T>[];
  /** Time until the next moment of any number, in ms; `Infinity` without any. */
  readonly waitMs: number;
}

/**
 * Finds the moments that numbers have passed since the last look, while each can still be cancelled (spec
 * §4). What a number had passed before its first look is old news.
 *
 * @param leftBefore `left` of the last look
 *
 * @param now server time, ms since 1970
 */
export const passedMoments = <T extends CancellableNumber & { readonly id: string }>(
  numbers: readonly T[],
  moments: readonly number[],
  leftBefore: ReadonlyMap<string, number>,
  now: number,
): LookAtNumbers<T> => {
  const lives = numbers.map((number) => ({ number, left: remainingLife(number, now) ?? 0 }));
  return {
    left: new Map(lives.map(({ number: { id }, left }) => [id, left])),
    passed: lives.flatMap(({ number, left }) =>
      moments
        .filter((leftMs) => (leftBefore.get(number.id) ?? 0) > leftMs && left <= leftMs)
        .filter(() => cancelWindow(number, now) === 'open')
        .map((leftMs) => ({ leftMs, number })),
    ),
    waitMs: Math.min(
      ...lives.flatMap(({ left }) => moments.map((leftMs) => left - leftMs).filter((ms) => ms > 0)),
    ),
  };
};
