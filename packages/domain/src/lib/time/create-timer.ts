import { attach, createStore, scopeBind, type EventCallable } from 'effector';
import { MAX_DELAY_MS } from './delay';

type Timer = ReturnType<typeof setTimeout>;

/**
 * Creates an effect that fires `target` once, after the given ms, and replaces the earlier timeout. `Infinity`
 * only cancels.
 */
export const createTimer = (target: EventCallable<void>) => {
  const $timer = createStore<Timer | null>(null);
  const setTimerFx = attach({
    source: $timer,
    effect: (timer, afterMs: number): Timer | null => {
      clearTimeout(timer ?? undefined);
      if (afterMs === Infinity) return null;
      const fire = scopeBind(target, { safe: true });
      return setTimeout(() => fire(), Math.min(afterMs, MAX_DELAY_MS));
    },
  });
  $timer.on(setTimerFx.doneData, (_, timer) => timer);
  return setTimerFx;
};
