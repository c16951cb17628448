import { createEvent, createStore, sample, type Store, type Unit } from 'effector';
import { createTimer } from './create-timer';
import { createInterval, type IntervalOptions } from './create-interval';
import { $isPageActive, wentOnline } from '../page';

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
 * another tab does it, or the page is hidden or offline; and once when the page is in view or online again, since
 * whatever it shows has aged meanwhile.
 */
export const createPoller = ({
  intervalMs,
  isOn,
  isBusy,
  polledElsewhere = createEvent(),
}: PollerOptions) => {
  const interval = createInterval({ intervalMs, isOn });
  const tick = createEvent();
  const skipEnded = createEvent();
  const $isPolledElsewhere = createStore(false)
    .on(polledElsewhere, () => true)
    .reset(
      sample({ clock: skipEnded, source: isBusy, filter: (isWorking) => !isWorking }),
      // Whatever the other tab shared has aged while the network was away.
      wentOnline,
    );

  sample({
    // Both tabs may wait for the same rate limit, which keeps this one busy. It then yields to the other tab once more:
    // if all polled at once, they would use up the calls of the next minute.
    clock: [polledElsewhere, sample({ clock: isBusy, filter: $isPolledElsewhere })],
    fn: () => SKIPPED_INTERVALS * intervalMs,
    target: createTimer(skipEnded),
  });

  sample({
    clock: [interval.tick, wentOnline],
    source: { isOn, isBusy, isPolledElsewhere: $isPolledElsewhere, isActive: $isPageActive },
    filter: ({ isOn: isPolling, isBusy: isWorking, isPolledElsewhere, isActive }) =>
      isPolling && !isWorking && !isPolledElsewhere && isActive,
    target: tick,
  });

  return { tick };
};
