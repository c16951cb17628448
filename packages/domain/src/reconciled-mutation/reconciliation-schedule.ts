import { createEffect, createEvent, sample, scopeBind, type Event } from 'effector';
import { MONEY_LOOK_UPS_MS, REQUEST_TIMEOUT_MS } from '../limits';

/** A call that costs money, under way for `sinceMs` ms already. */
export interface Begun<Intent> {
  readonly intent: Intent;
  readonly sinceMs: number;
}

/** One of the moments at which a lost call is looked up again. */
export interface LookUpTime<Intent> {
  readonly intent: Intent;
  /** The call's own deadline has passed: what is not there by now is believed absent. */
  readonly isLast: boolean;
}

/**
 * Fires when a call is to be looked up again, counted from its beginning, whether or not its answer was lost by then.
 * Uses timers and not the clock, which may be changed meanwhile.
 */
export const createLookUpTimes = <Intent>(begun: Event<Begun<Intent>>): Event<LookUpTime<Intent>> => {
  const timeCame = createEvent<LookUpTime<Intent>>();
  const waitFx = createEffect(({ intent, sinceMs }: Begun<Intent>): void => {
    const fire = scopeBind(timeCame);
    for (const atMs of MONEY_LOOK_UPS_MS) {
      const isLast = atMs === REQUEST_TIMEOUT_MS;
      if (atMs > sinceMs) setTimeout(() => fire({ intent, isLast }), atMs - sinceMs);
    }
  });
  sample({ clock: begun, target: waitFx });
  return timeCame;
};
