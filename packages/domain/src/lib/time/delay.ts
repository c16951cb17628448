import { attach, scopeBind, type EventCallable } from 'effector';
import { $timers } from './timers';

/** Event and delay of a delayed call. */
export interface DelayedCall<T> {
  /** ms from now. */
  readonly afterMs: number;
  readonly payload: T;
}

/**
 * Creates an effect that fires `target` later, in the scope it was called in. The effect itself ends at once: callers
 * should not wait for a pending toast or redirect. The delay is capped at 24 days.
 */
export const createDelayFx = <T>(target: EventCallable<T>) =>
  attach({
    source: $timers,
    effect: (timers, { afterMs, payload }: DelayedCall<T>): void => {
      const fire = scopeBind(target, { safe: true });
      timers.once(() => fire(payload), afterMs);
    },
  });
