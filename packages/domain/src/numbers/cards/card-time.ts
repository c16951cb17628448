import { formatCountdown, minutesLeft } from '../../lib/format/countdown';
import { CANCEL_WINDOW_MS, MINUTE_MS, SECOND_MS } from '../../limits/spec';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { NEW_CODE_MS } from '../../limits/tuning';
import { cancelWindow } from '../actions/cancel-window';
import { autoCancelAt } from '../auto-cancel/cancel-time';
import type { PurchasedNumber } from '../../contracts/number';
import { isActiveNumber, remainingLife, shownNumberStatus } from '../list/number-status';
import { cardGroup } from './card-groups';
import type { NumberFacts } from './number-facts';

/**
 * What the view of a number takes from the time, in steps: numbers and no text, so that a tick costs next to
 * nothing and changes only the card that has come to its next step. Null for an unknown number. `now`: ms
 * since 1970, server clock.
 */
export const cardTime = ({ numbers }: NumberFacts, id: string, now: number) => {
  const known = numbers.byId.get(id);
  if (known === undefined) return null;
  const { number } = known;
  const remaining = remainingLife(number, now) ?? 0;
  const window = cancelWindow(number, now);
  return {
    group: cardGroup(known, now),
    status: shownNumberStatus(number, now),
    window,
    locked: window === 'locked' ? lockedTime(remaining) : null,
    isCodeNew: number.receivedAt !== null && now - number.receivedAt < NEW_CODE_MS,
    /** True where the answer to an automatic cancel could come after its end. */
    isLate: remaining <= AUTO_CANCEL.untilMs,
    /** False once its time is a promise in the past: a cancel takes a moment. */
    isPromising: now < (autoCancelAt(number) ?? 0) + AUTO_CANCEL.graceMs,
  };
};

export type CardTime = NonNullable<ReturnType<typeof cardTime>>;

/**
 * Remaining life in the steps in which its texts change: that of the notice rises to seconds or minutes, that
 * of the tooltip falls to minutes.
 */
export function lockedTime(remaining: number) {
  const lockedMs = remaining - CANCEL_WINDOW_MS;
  const stepMs = lockedMs > MINUTE_MS ? MINUTE_MS : SECOND_MS;
  return {
    noticeMs: CANCEL_WINDOW_MS + Math.ceil(lockedMs / stepMs) * stepMs,
    tooltipMs: Math.floor(remaining / MINUTE_MS) * MINUTE_MS,
  };
}

/** Remaining life of an active number; null while unknown. */
const lifeOf = (number: PurchasedNumber, now: number): number | null =>
  isActiveNumber(number) ? remainingLife(number, now) : null;

/** The remaining time of a number as `mm:ss`; null where there is none to show. */
export const countdown = (number: PurchasedNumber, now: number): string | null => {
  const life = lifeOf(number, now);
  return life === null ? null : formatCountdown(life);
};

/** Its remaining minutes, rounded up; null where there are none to show. */
export const remainingMinutes = (number: PurchasedNumber, now: number): number | null => {
  const life = lifeOf(number, now);
  return life === null ? null : minutesLeft(life);
};
