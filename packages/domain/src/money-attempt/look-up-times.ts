import { createEffect, createEvent, sample, scopeBind, type Event } from 'effector';
import { MONEY_LOOK_UPS_MS, REQUEST_TIMEOUT_MS } from '../limits';

/** A call that costs money is under way, for so many ms already. */
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
 * Tells when a call is to be looked up again, from its beginning on, whether or not its answer was lost by then.
 * Timers count, not clocks, which may be set meanwhile.
 */
export const createLookUpTimes = <Intent>(begun: Event<Begun<Intent>>): Event<LookUpTime<Intent>> => {
  const timeCame = createEvent<LookUpTime<Intent>>();
  const waitFx = createEffect(({ intent, sinceMs }: Begun<Intent>): void => {
    const fire = scopeBind(timeCame, { safe: true });
    for (const atMs of MONEY_LOOK_UPS_MS) {
      const isLast = atMs === REQUEST_TIMEOUT_MS;
      if (atMs > sinceMs) setTimeout(() => fire({ intent, isLast }), atMs - sinceMs);
    }
  });
  sample({ clock: begun, target: waitFx });
  return timeCame;
};
