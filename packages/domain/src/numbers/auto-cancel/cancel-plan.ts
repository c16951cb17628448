import { AUTO_CANCEL } from '../../limits/tuning';
import type { CancellableNumber } from '../actions/cancel-window';
import { numberExpiry, remainingLife } from '../list/number-status';
import type { AutoCancelState } from './auto-cancel-state';
import { autoCancelAt, isAutoCancelDue } from './cancel-time';

type WaitingNumber = CancellableNumber & { readonly id: string };

/** Circumstances of a check. */
export interface AutoCancelFacts {
  readonly numbers: readonly WaitingNumber[];
  /** Server time, ms since 1970. */
  readonly now: number;
  /** Numbers that are not cancelled: kept by the user, being cancelled, or waiting for more time. */
  readonly excludedIds: ReadonlySet<string>;
  /** Calls that the rate limit leaves. */
  readonly freeCalls: number;
  /** True while the user sees the page, and may need a call. */
  readonly isVisible: boolean;
  /** True while the newest response contradicts the clock: the next one decides which is right. */
  readonly isClockDoubtful: boolean;
  /** Wait of this device for another one, in ms, by the id of the number. */
  readonly spreadMs: (id: string) => number;
}

/** Result of a check. */
export interface AutoCancelPlan {
  /** Ids to cancel now, in this order. */
  readonly cancel: readonly string[];
  /** Ids for which what waits is to be read first; none where nothing is to be read. */
  readonly lookFor: readonly string[];
  /** Numbers that are due, those included for which there is no call left. */
  readonly dueCount: number;
  /** Time until the next check, in ms; `Infinity` without a number. */
  readonly waitMs: number;
}

/**
 * Plans the automatic cancels (decisions 0111, O12): those never tried before those that failed, then the one
 * that ends first; as many as the rate limit allows, the others when it allows more. Before a cancel the page
 * reads what waits, since the server refunds a number that two devices cancel twice; unless the calls that
 * are left are needed for the money.
 */
export const planAutoCancels = (state: AutoCancelState, facts: AutoCancelFacts): AutoCancelPlan => {
  const { now, excludedIds } = facts;
  const { since, look, failed, pausedUntil } = state;
  if (since === null) return { cancel: [], lookFor: [], dueCount: 0, waitMs: Infinity };
  const candidates = facts.numbers
    .filter(({ id }) => !excludedIds.has(id) && failed.get(id)?.nextAt !== Infinity)
    .map((number) => ({
      number,
      remaining: remainingLife(number, now) ?? Infinity,
      tries: failed.get(number.id)?.tries ?? 0,
      at: Math.max(turnAt(number, since, facts), failed.get(number.id)?.nextAt ?? 0, pausedUntil),
    }))
    .toSorted((one, other) => one.remaining - other.remaining);
  const due = candidates.filter(({ number, at }) => at <= now && isAutoCancelDue(number, now));
  const isUrgent = due.some(({ remaining }) => remaining < AUTO_CANCEL.urgentMs);
  const free = Math.max(0, facts.freeCalls - (facts.isVisible && !isUrgent ? AUTO_CANCEL.reservedCalls : 0));
  // A refusal has told that the number waits there.
  const untried = due.filter(({ tries }) => tries === 0).map(({ number }) => number.id);
  const retried = due.filter(({ tries }) => tries > 0).map(({ number }) => number.id);
  const waits = candidates.map(({ at }) => at - now).filter((ms) => ms > 0);
  const plan = {
    dueCount: due.length,
    waitMs: Math.min(...waits, ...(due.length > 0 ? [AUTO_CANCEL.checkMs] : [])),
  };
  // A hidden page may have no second chance: its timers fire once a minute.
  const isLookSpared = (isUrgent || !facts.isVisible) && free <= due.length;
  const lookAgeMs = look === null || look.startedAt < since ? Infinity : now - look.startedAt;
  const isLooking = look?.isPending === true && lookAgeMs < AUTO_CANCEL.lookWaitMs;
  const isLookGood =
    !isLooking && lookAgeMs < AUTO_CANCEL.lookFreshMs && (!facts.isClockDoubtful || isUrgent);
  if (untried.length === 0 || isLookSpared || isLookGood) {
    const isThere = (id: string) => isLookSpared || look?.ids?.has(id) !== false;
    return { ...plan, cancel: [...untried.filter(isThere), ...retried].slice(0, free), lookFor: [] };
  }
  const left = free - untried.length - (isLooking ? 0 : 1);
  return {
    dueCount: due.length,
    waitMs: isLooking ? Math.min(plan.waitMs, AUTO_CANCEL.lookWaitMs - lookAgeMs) : plan.waitMs,
    cancel: retried.slice(0, Math.max(0, left)),
    // With one call it would leave none for the cancel.
    lookFor: isLooking || free <= 1 ? [] : untried,
  };
};

/**
 * When this device cancels a number at the earliest, ms since 1970 by the server's clock: two do not at the
 * same time.
 */
function turnAt(
  number: WaitingNumber,
  since: number,
  { spreadMs }: Pick<AutoCancelFacts, 'spreadMs'>,
): number {
  const from = Math.max(autoCancelAt(number) ?? Infinity, since);
  const latest = (numberExpiry(number) ?? Infinity) - AUTO_CANCEL.latestMs;
  return Math.max(from, Math.min(from + spreadMs(number.id), latest));
}

/** A random wait for each number, in ms: the same whenever it is asked for. */
export const createSpread = (random: () => number): AutoCancelFacts['spreadMs'] => {
  const waits = new Map<string, number>();
  return (id) => {
    const wait = waits.get(id) ?? random() * AUTO_CANCEL.spreadMs;
    waits.set(id, wait);
    return wait;
  };
};
