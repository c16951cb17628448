import { createEvent, createStore, sample, type Store } from 'effector';
import type { Limiter } from '../../contracts';
import { createFireLaterFx } from '../../lib/time/delay';
import { CALLS_KEPT_FOR_USER, CALLS_PER_MINUTE, CALL_COUNTS_MS } from '../../limits';

/** This tab made a call that a limiter of the server counts. */
export const callMade = createEvent<Limiter>();

/** Another tab of the user made such a call. */
export const callMadeElsewhere = createEvent<Limiter>();

const minutePassed = createEvent<Limiter>();

/** Calls of the last minute by limiter. */
const $calls = createStore<Readonly<Record<Limiter, number>>>({ api: 0, sms: 0 })
  .on([callMade, callMadeElsewhere], (calls, limiter) => ({ ...calls, [limiter]: calls[limiter] + 1 }))
  .on(minutePassed, (calls, limiter) => ({ ...calls, [limiter]: calls[limiter] - 1 }));

sample({
  clock: [callMade, callMadeElsewhere],
  fn: (payload) => ({ afterMs: CALL_COUNTS_MS, payload }),
  target: createFireLaterFx(minutePassed),
});

/**
 * Whether so few calls of a limiter are left that they are reserved for the user: timed reloads then give way.
 * @param kept how many are reserved
 */
export const isLeftToUser = (limiter: Limiter, kept = CALLS_KEPT_FOR_USER): Store<boolean> =>
  $calls.map((calls) => calls[limiter] >= CALLS_PER_MINUTE[limiter] - kept);
