import { createEvent, createStore, sample, type Store } from 'effector';
import type { Limiter } from '../../contracts';
import { createDelayFx } from '../../lib/time/delay';
import { RESERVED_CALLS, CALLS_PER_MINUTE, CALL_WINDOW_MS } from '../../limits';

/** This tab made a call that a limiter of the server counts. */
export const limitedCallMade = createEvent<Limiter>();

/** Another tab of the user made such a call. */
export const limitedCallMadeInOtherTab = createEvent<Limiter>();

/** A call of a minute ago counts no more. */
export const callFreed = createEvent<Limiter>();

/** Calls of the last minute by limiter. */
const $calls = createStore<Readonly<Record<Limiter, number>>>({ api: 0, sms: 0 })
  .on([limitedCallMade, limitedCallMadeInOtherTab], (calls, limiter) => ({
    ...calls,
    [limiter]: calls[limiter] + 1,
  }))
  .on(callFreed, (calls, limiter) => ({ ...calls, [limiter]: calls[limiter] - 1 }));

sample({
  clock: [limitedCallMade, limitedCallMadeInOtherTab],
  fn: (payload) => ({ afterMs: CALL_WINDOW_MS, payload }),
  target: createDelayFx(callFreed),
});

/** Calls that a limiter allows now, besides those reserved for others. */
export const freeCalls = (limiter: Limiter, reserved: number): Store<number> =>
  $calls.map((calls) => CALLS_PER_MINUTE[limiter] - reserved - calls[limiter]);

/**
 * True while the remaining calls of a limiter are reserved for the user's own actions: polling then pauses.
 *
 * @param reserved how many are reserved
 */
export const isBudgetReserved = (limiter: Limiter, reserved = RESERVED_CALLS): Store<boolean> =>
  freeCalls(limiter, reserved).map((free) => free <= 0);
