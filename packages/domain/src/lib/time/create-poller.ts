import { createEvent, createStore, sample, type Store, type Unit } from 'effector';
import { createAlarm } from './create-timer';
import { createTicker, type TickerOptions } from './create-interval';
import { $isPageAwake, wentOnline } from '../page';

/** How a poller behaves. */
export interface PollerOptions extends TickerOptions {
  /** A tick is skipped while the previous work is under way, so that slow answers never pile up. */
  readonly isBusy: Store<boolean>;
  /** Another tab did the work and shared its result. Default: never. */
  readonly servedBy?: Unit<unknown>;
}

/** How many intervals a tab that was served leaves the work to the other tab. */
const SERVED_INTERVALS = 1.5;

/**
 * Creates a poller, for work that needs the network. `due` fires at each interval, unless the work is still under way,
 * another tab does it, or the page is hidden or offline; and once when the page is in view or online again, since
 * whatever it shows has aged meanwhile.
 */
export const createPoller = ({ intervalMs, isOn, isBusy, servedBy = createEvent() }: PollerOptions) => {
  const ticker = createTicker({ intervalMs, isOn });
  const due = createEvent();
  const leftAlone = createEvent();
  const $isServed = createStore(false)
    .on(servedBy, () => true)
    .reset(leftAlone);

  sample({
    clock: servedBy,
    fn: () => SERVED_INTERVALS * intervalMs,
    target: createAlarm(leftAlone),
  });

  sample({
    clock: [ticker.due, wentOnline],
    source: { isOn, isBusy, isServed: $isServed, isAwake: $isPageAwake },
    filter: ({ isOn: isPolling, isBusy: isWorking, isServed, isAwake }) =>
      isPolling && !isWorking && !isServed && isAwake,
    target: due,
  });

  return { due };
};
