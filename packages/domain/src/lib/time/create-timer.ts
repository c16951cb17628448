import { attach, createStore, scopeBind, type EventCallable } from 'effector';
import { MAX_DELAY_MS } from './delay';
import { $timers, type Timer } from './timers';

/**
 * Creates an effect that fires `target` once, after the given ms, and replaces the earlier timeout. `Infinity`
 * only cancels.
 */
export const createTimer = (target: EventCallable<void>) => {
  const $timer = createStore<Timer | null>(null);
  const setTimerFx = attach({
    source: { timer: $timer, timers: $timers },
    effect: ({ timer, timers }, afterMs: number): Timer | null => {
      timers.cancel(timer);
      if (afterMs === Infinity) return null;
      const fire = scopeBind(target, { safe: true });
      return timers.once(() => fire(), Math.min(afterMs, MAX_DELAY_MS));
    },
  });
  $timer.on(setTimerFx.doneData, (_, timer) => timer);
  return setTimerFx;
};
