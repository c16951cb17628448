import { attach, createStore, scopeBind, type EventCallable } from 'effector';
import { LONGEST_WAIT_MS } from './delay';

type Timer = ReturnType<typeof setTimeout>;

/**
 * Creates an effect that fires `target` once, after the given ms, and cancels what it was set to before. `Infinity`
 * only cancels.
 */
export const createAlarm = (target: EventCallable<void>) => {
  const $timer = createStore<Timer | null>(null, { serialize: 'ignore' });
  const setAlarmFx = attach({
    source: $timer,
    effect: (timer, afterMs: number): Timer | null => {
      clearTimeout(timer ?? undefined);
      if (afterMs === Infinity) return null;
      const fire = scopeBind(target, { safe: true });
      return setTimeout(() => fire(), Math.min(afterMs, LONGEST_WAIT_MS));
    },
  });
  $timer.on(setAlarmFx.doneData, (_, timer) => timer);
  return setAlarmFx;
};
