import {
  createEvent,
  createStore,
  sample,
  type EventCallable,
  scopeBind,
  type Store,
  type Unit,
} from 'effector';
import { $isPageVisible, pageVisibilityChanged, wentOnline } from '../page';
import { createTask } from '../task';
import { $clock } from './clock';
import type { Timer } from './timers';

export interface IntervalOptions {
  readonly intervalMs: number;
  /** Ticks while true. The first `tick` comes one interval after it turns true. */
  readonly isOn: Store<boolean>;
}

/** Fires at each interval, whatever the page does, from when `isOn` turns true. */
const everyInterval = ({ intervalMs, isOn }: IntervalOptions): EventCallable<void> => {
  const elapsed = createEvent();
  sample({
    clock: isOn,
    target: createTask(({ timers, own }, isTicking: boolean) => {
      const fire = scopeBind(elapsed, { safe: true });
      const running = own(elapsed, (): { timer: Timer | null } => ({ timer: null }));
      timers.cancel(running.timer);
      running.timer = isTicking ? timers.every(() => fire(), intervalMs) : null;
    }),
  });
  return elapsed;
};

/**
 * Creates an interval. `tick` fires at each interval while the page is in view, with or without a network;
 * and once when the page comes into view again, since time has passed meanwhile.
 */
export const createInterval = (options: IntervalOptions) => {
  const tick = createEvent();
  sample({
    clock: [everyInterval(options), pageVisibilityChanged],
    source: { isOn: options.isOn, isVisible: $isPageVisible },
    filter: ({ isOn, isVisible }) => isOn && isVisible,
    target: tick,
  });
  return { tick };
};

export interface PollerOptions extends IntervalOptions {
  /** A tick is skipped while the previous work is under way, so that slow responses never pile up. */
  readonly isBusy: Store<boolean>;
  /** Another tab did the work and shared its result. */
  readonly polledElsewhere: Unit<unknown>;
}

/** Number of intervals for which a tab leaves the work to another tab that served it. */
const SKIPPED_INTERVALS = 1.5;

/**
 * Creates a poller, for work that needs the network. `tick` fires at each interval, unless the work is still
 * under way, another tab does it, or the page is hidden; and once when the page is in view or online again,
 * since whatever it shows has aged meanwhile.
 */
export const createPoller = ({ isBusy, polledElsewhere, ...options }: PollerOptions) => {
  const tick = createEvent();
  // A clock that was set back must not prolong the pause.
  const isRecent = (ageMs: number): boolean => ageMs >= 0 && ageMs < SKIPPED_INTERVALS * options.intervalMs;
  /** When another tab last did the work, ms since 1970. */
  const $servedAt = createStore(-Infinity).reset(
    // Whatever the other tab shared has aged while the network was away.
    wentOnline,
  );
  sample({ clock: polledElsewhere, source: $clock, fn: (clock) => clock.now(), target: $servedAt });

  sample({
    clock: [everyInterval(options), pageVisibilityChanged, wentOnline],
    source: { clock: $clock, servedAt: $servedAt, isOn: options.isOn, isBusy, isVisible: $isPageVisible },
    filter: ({ clock, servedAt, isOn, isBusy: isWorking, isVisible }) =>
      isOn && !isWorking && isVisible && !isRecent(clock.now() - servedAt),
    target: tick,
  });

  return { tick };
};
