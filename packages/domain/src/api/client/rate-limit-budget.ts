import { createEvent, createStore, merge, sample, type Store } from 'effector';
import type { Limiter } from '../../contracts/shared/limiter';
import { $clock } from '../../lib/time/clock';
import { createDelay } from '../../lib/time/create-timer';
import { RESERVED_CALLS, CALLS_PER_MINUTE, CALL_WINDOW_MS } from '../../limits/tuning';

/** This tab made a call that a limiter of the server counts. */
export const limitedCallMade = createEvent<Limiter>();

export const limitedCallMadeInOtherTab = createEvent<Limiter>();

/** A call of a minute ago counts no more. */
export const callFreed = createEvent<Limiter>();

/** A call, with its time in ms since 1970 on this machine. */
interface LimitedCall {
  readonly limiter: Limiter;
  readonly at: number;
}

type Calls = readonly LimitedCall[];

const callMade = merge([limitedCallMade, limitedCallMadeInOtherTab]);
/** Two at the same moment are two. */
const callTimed = sample({
  clock: callMade,
  source: $clock,
  fn: (clock, limiter) => ({ limiter, at: clock.now() }),
  batch: false,
});
const callsAged = sample({ clock: callFreed, source: $clock, fn: (clock) => clock.now() });

/** The calls of the last minute, by the clock: a timer does not count the time of a sleeping machine. */
export const $recentCalls = createStore<Calls>([])
  .on(callTimed, (calls, call) => [...recentCalls(calls, call.at), call])
  .on(callsAged, recentCalls);

sample({
  clock: callMade,
  fn: (payload) => ({ afterMs: CALL_WINDOW_MS, payload }),
  target: createDelay(callFreed),
});

const countOf = (limiter: Limiter, calls: Calls): number =>
  calls.filter((call) => call.limiter === limiter).length;

export const freeCalls = (limiter: Limiter, calls: Calls, now: number): number =>
  CALLS_PER_MINUTE[limiter] - countOf(limiter, recentCalls(calls, now));

/** True while a limiter's last `reserved` calls are kept for the user's own actions: polling pauses. */
export const isBudgetReserved = (limiter: Limiter, reserved = RESERVED_CALLS): Store<boolean> =>
  $recentCalls.map((calls) => countOf(limiter, calls) >= CALLS_PER_MINUTE[limiter] - reserved);

export const $isSmsBudgetReserved = isBudgetReserved('sms');

/** Those of a clock that was set back since count no more. */
function recentCalls(calls: Calls, now: number): Calls {
  return calls.filter(({ at }) => at <= now && at > now - CALL_WINDOW_MS);
}
