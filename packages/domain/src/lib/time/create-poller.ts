import { createEvent, sample, type Store, type Unit } from 'effector';
import { pageShown, wentOnline } from '../page';
import { createTask, type Tools } from '../task';
import type { Timer } from './timers';

export interface IntervalOptions {
  readonly intervalMs: number;
  /** Ticks while true. The first `tick` comes one interval after it turns true. */
  readonly isOn: Store<boolean>;
}

interface Interval {
  isOn: boolean;
  timer: Timer | null;
  /** When another tab last did the work, ms since 1970 on this machine. */
  servedAt: number;
}

/** Number of intervals for which a tab leaves the work to another tab that served it. */
const SKIPPED_INTERVALS = 1.5;

/** `tick`, with an event that fires it if it is due. */
const createTicks = ({ intervalMs, isOn }: IntervalOptions) => {
  const tick = createEvent();
  const intervalOf = ({ own }: Tools) =>
    own<Interval>(tick, () => ({ isOn: false, timer: null, servedAt: -Infinity }));

  const elapsed = createTask((tools) => {
    const interval = intervalOf(tools);
    const ageMs = tools.clock.now() - interval.servedAt;
    // A clock that was set back must not prolong the pause.
    const isServed = ageMs >= 0 && ageMs < SKIPPED_INTERVALS * intervalMs;
    if (interval.isOn && tools.isPageVisible && !isServed) tools.tell(tick, undefined);
  });
  const switched = createTask((tools, isTicking: boolean) => {
    const interval = intervalOf(tools);
    tools.timers.cancel(interval.timer);
    interval.isOn = isTicking;
    interval.timer = isTicking ? tools.timers.every(() => tools.tell(elapsed, undefined), intervalMs) : null;
  });
  sample({ clock: isOn, target: switched });
  return { tick, elapsed, intervalOf };
};

/** Creates an interval: `tick` fires while the page is in view, and once when it comes into view. */
export const createInterval = (options: IntervalOptions) => {
  const { tick, elapsed } = createTicks(options);
  sample({ clock: pageShown, fn: () => undefined, target: elapsed });
  return { tick };
};

export interface PollerOptions extends IntervalOptions {
  /** Another tab did the work and shared its result. */
  readonly polledElsewhere: Unit<unknown>;
}

/**
 * Creates a poller, for work that needs the network. `tick` fires at each interval, unless another tab does
 * the work or the page is hidden; and once when the page is in view or online again, since whatever it shows
 * has aged meanwhile.
 */
export const createPoller = ({ polledElsewhere, ...options }: PollerOptions) => {
  const { tick, elapsed, intervalOf } = createTicks(options);
  const served = createTask((tools, servedAt: number | null) => {
    intervalOf(tools).servedAt = servedAt ?? tools.clock.now();
  });
  sample({ clock: polledElsewhere, fn: () => null, target: served });
  // Whatever the other tab shared has aged while the network was away.
  sample({ clock: wentOnline, fn: () => -Infinity, target: served });
  sample({ clock: [pageShown, wentOnline], fn: () => undefined, target: elapsed });
  return { tick };
};
