import { attach, scopeBind, type EventCallable } from 'effector';
import { $timers } from './timers';

const setTimerFx = attach({
  source: $timers,
  effect: (timers, { target, afterMs }: { target: EventCallable<void>; afterMs: number }): void => {
    const fire = scopeBind(target, { safe: true });
    timers.replace(target, () => fire(), afterMs);
  },
});

/**
 * Creates an event that fires `target` once, after the given ms, and replaces the earlier timeout. `Infinity` only
 * cancels. All timers share an effect: one has thirteen units, and the units of a start are most of its script.
 */
export const createTimer = (target: EventCallable<void>) =>
  setTimerFx.prepend((afterMs: number) => ({ target, afterMs }));
