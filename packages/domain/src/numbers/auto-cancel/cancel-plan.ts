import { AUTO_CANCEL } from '../../limits/cancel-timing';
import type { CancellableNumber } from '../actions/cancel-window';
import { numberExpiry, remainingLife } from '../list/number-status';
import type { AutoCancelState, Look } from './auto-cancel-state';
import { autoCancelAt, isAutoCancelDue } from './cancel-time';

type WaitingNumber = CancellableNumber & { readonly id: string };

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

/**
 * Plans the automatic cancels (decision 0111): those never tried before those that failed, then the one
 * that ends first; as many as the rate limit allows, the others when it allows more. Before a cancel the page
 * reads what waits, since the server refunds a number that two devices cancel twice; unless the calls that
 * are left are needed for the money. That look begins when the turn of a number has come, and serves all that
 * are due by then.
 */
export const planAutoCancels = (state: AutoCancelState, facts: AutoCancelFacts) => {
  const { now, excludedIds } = facts;
  const { since, look, failed } = state;
  if (since === null) return { cancel: [], lookFor: [], dueCount: 0, waitMs: Infinity };
  const candidates = facts.numbers
    .filter(({ id }) => !excludedIds.has(id) && failed.get(id)?.nextAt !== Infinity)
    .map((number) => ({
      number,
      id: number.id,
      remaining: remainingLife(number, now) ?? Infinity,
      tries: failed.get(number.id)?.tries ?? 0,
      ...timesOf(number, since, state, facts),
    }))
    .toSorted((one, other) => one.remaining - other.remaining);
  const open = candidates.filter(({ number, from }) => from <= now && isAutoCancelDue(number, now));
  const isUrgent = open.some(({ remaining }) => remaining < AUTO_CANCEL.urgentMs);
  const lookState = lookStateAt(look, now);
  const isSeen = ({ id, from }: { readonly id: string; readonly from: number }): boolean =>
    look !== null &&
    lookState === 'fresh' &&
    from <= look.startedAt &&
    look.ids?.has(id) !== false &&
    (!facts.isClockDoubtful || isUrgent);
  // A refusal has told that the number waits there.
  const retried = open.filter(({ tries }) => tries > 0);
  const fresh = open.filter(({ tries }) => tries === 0);
  const isTurn = (fresh[0]?.turnAt ?? Infinity) <= now;
  const untried = fresh.filter((candidate) => isTurn || isSeen(candidate));
  const dueCount = untried.length + retried.length;
  const free = Math.max(0, facts.freeCalls - (facts.isVisible && !isUrgent ? AUTO_CANCEL.reservedCalls : 0));
  // A hidden page may have no second chance: its timers fire once a minute.
  const isLookSpared = lookState === 'lost' || ((isUrgent || !facts.isVisible) && free <= dueCount);
  const sure = untried.filter((candidate) => isLookSpared || isSeen(candidate));
  // With one call it would leave none for the cancel.
  const isLookNeeded = sure.length < untried.length && lookState !== 'pending' && free > 1;
  const left = free - untried.length - (isLookNeeded ? 1 : 0);
  const waits = candidates.map(({ turnAt }) => turnAt - now).filter((ms) => ms > 0);
  if (dueCount > 0) waits.push(AUTO_CANCEL.checkMs);
  if (look !== null && lookState === 'pending') waits.push(look.startedAt + AUTO_CANCEL.lookWaitMs - now);
  return {
    /** Numbers that are due, those included for which there is no call left. */
    dueCount,
    /** Time until the next check, in ms; `Infinity` without a number. */
    waitMs: Math.min(...waits),
    /** Ids to cancel now, in this order. */
    cancel: [...sure.slice(0, free), ...retried.slice(0, Math.max(0, left))].map(({ id }) => id),
    /** Ids for which what waits is to be read first; none where nothing is to be read. */
    lookFor: isLookNeeded ? fresh.map(({ id }) => id) : [],
  };
};

/**
 * From when on a number is cancelled, and when this device does: two do not at the same time. ms since 1970,
 * server clock.
 */
function timesOf(
  number: WaitingNumber,
  since: number,
  { failed, pausedUntil, isSecond }: AutoCancelState,
  { spreadMs }: AutoCancelFacts,
) {
  const dueAt = Math.max(autoCancelAt(number) ?? Infinity, since, pausedUntil);
  const heldUntil = failed.get(number.id)?.nextAt ?? 0;
  const latest = (numberExpiry(number) ?? Infinity) - AUTO_CANCEL.latestMs;
  const after = (ms: number) => Math.max(dueAt, Math.min(dueAt + ms, latest), heldUntil);
  const letMs = isSecond ? AUTO_CANCEL.secondMs : 0;
  return { from: after(letMs), turnAt: after(letMs + spreadMs(number.id)) };
}

/** Where a look stands: a lost one was not answered in time, and no other is made meanwhile. */
function lookStateAt(look: Look | null, now: number): 'none' | 'pending' | 'lost' | 'fresh' | 'outdated' {
  if (look === null) return 'none';
  if (look.endedAt === null) return now < look.startedAt + AUTO_CANCEL.lookWaitMs ? 'pending' : 'lost';
  return now < look.endedAt + AUTO_CANCEL.lookFreshMs ? 'fresh' : 'outdated';
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
