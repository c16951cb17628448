import { attach, createEvent, createStore, sample, scopeBind, type Store, type Unit } from 'effector';
import { $isPageVisible, pageVisibilityChanged, wentOnline } from '../page';
import { $timers, type Timer } from './timers';
import { $clock } from './clock';

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

/** Options of a poller. */
export interface PollerOptions extends IntervalOptions {
  /** A tick is skipped while the previous work is under way, so that slow responses never pile up. */
  readonly isBusy: Store<boolean>;
  /** Another tab did the work and shared its result. Default: never. */
  readonly polledElsewhere?: Unit<unknown>;
}

/** Number of intervals for which a tab leaves the work to another tab that served it. */
const SKIPPED_INTERVALS = 1.5;

/**
 * Creates a poller, for work that needs the network. `tick` fires at each interval, unless the work is still under way,
 * another tab does it, or the page is hidden; and once when the page is in view or online again, since whatever it shows
 * has aged meanwhile.
 */
export const createPoller = ({
  intervalMs,
  isOn,
  isBusy,
  polledElsewhere = createEvent(),
}: PollerOptions) => {
  const interval = createInterval({ intervalMs, isOn });
  const tick = createEvent();
  // A clock that was set back must not prolong the pause.
  const isRecent = (ageMs: number): boolean => ageMs >= 0 && ageMs < SKIPPED_INTERVALS * intervalMs;
  /** When another tab last did the work, ms since 1970. */
  const $servedAt = createStore(-Infinity).reset(
    // Whatever the other tab shared has aged while the network was away.
    wentOnline,
  );
  sample({ clock: polledElsewhere, source: $clock, fn: (clock) => clock.now(), target: $servedAt });

  sample({
    clock: [interval.tick, wentOnline],
    source: { clock: $clock, servedAt: $servedAt, isOn, isBusy, isVisible: $isPageVisible },
    filter: ({ clock, servedAt, isOn: isPolling, isBusy: isWorking, isVisible }) =>
      isPolling && !isWorking && isVisible && !isRecent(clock.now() - servedAt),
    target: tick,
  });

  return { tick };
};
