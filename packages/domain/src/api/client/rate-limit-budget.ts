import { createEvent, createStore, sample, type Store } from 'effector';
import type { Limiter } from '../../contracts';
import { createDelayFx } from '../../lib/time/delay';
import { RESERVED_CALLS, CALLS_PER_MINUTE, CALL_WINDOW_MS } from '../../limits';

/** This tab made a call that a limiter of the server counts. */
export const limitedCallMade = createEvent<Limiter>();

/** Another tab of the user made such a call. */
export const limitedCallMadeInOtherTab = createEvent<Limiter>();

const minutePassed = createEvent<Limiter>();

/** Calls of the last minute by limiter. */
const $calls = createStore<Readonly<Record<Limiter, number>>>({ api: 0, sms: 0 })
  .on([limitedCallMade, limitedCallMadeInOtherTab], (calls, limiter) => ({
    ...calls,
    [limiter]: calls[limiter] + 1,
  }))
  .on(minutePassed, (calls, limiter) => ({ ...calls, [limiter]: calls[limiter] - 1 }));

sample({
  clock: [limitedCallMade, limitedCallMadeInOtherTab],
  fn: (payload) => ({ afterMs: CALL_WINDOW_MS, payload }),
  target: createDelayFx(minutePassed),
});

/**
 * True while the remaining calls of a limiter are reserved for the user's own actions: polling then pauses.
 *
 * @param reserved how many are reserved
 */
export const isBudgetReserved = (limiter: Limiter, reserved = RESERVED_CALLS): Store<boolean> =>
  $calls.map((calls) => calls[limiter] >= CALLS_PER_MINUTE[limiter] - reserved);
