import { attach, createEvent, createStore, sample, scopeBind, type Store } from 'effector';
import { $isPageVisible, pageVisibilityChanged } from '../page';
import { $timers, type Timer } from './timers';

/** Options of an interval. */
export interface IntervalOptions {
  readonly intervalMs: number;
  /** Ticks while true. The first `tick` comes one interval after it turns true. */
  readonly isOn: Store<boolean>;
}

/**
 * Creates an interval. `tick` fires at each interval while the page is in view, with or without a network; and once when the
 * page comes into view again, since time has passed meanwhile.
 */
export const createInterval = ({ intervalMs, isOn }: IntervalOptions) => {
  const intervalElapsed = createEvent();
  const tick = createEvent();
  const $timer = createStore<Timer | null>(null);

  const switchFx = attach({
    source: { timer: $timer, timers: $timers },
    effect: ({ timer, timers }, isTicking: boolean): Timer | null => {
      timers.cancel(timer);
      if (!isTicking) return null;
      const fire = scopeBind(intervalElapsed, { safe: true });
      return timers.every(() => fire(), intervalMs);
    },
  });

  $timer.on(switchFx.doneData, (_, timer) => timer);

  sample({ clock: isOn.updates, target: switchFx });
  sample({
    clock: [intervalElapsed, pageVisibilityChanged],
    source: { isOn, isVisible: $isPageVisible },
    filter: ({ isOn: isTicking, isVisible }) => isTicking && isVisible,
    target: tick,
  });

  return { tick };
};
