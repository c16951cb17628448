import {
  attach,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Store,
  type Unit,
} from 'effector';
import { createAlarm } from './create-alarm';
import { $isPageAwake, pageVisibilityChanged, wentOnline } from './page';

type Timer = ReturnType<typeof setInterval>;

/** How a poller behaves. */
export interface PollerOptions {
  readonly intervalMs: number;
  /** Polls while true. The first `due` comes one interval after it turns true. */
  readonly isOn: Store<boolean>;
  /** A tick is skipped while the previous work is under way, so that slow answers never pile up. */
  readonly isBusy: Store<boolean>;
  /** Another tab did the work and shared its result. Default: never. */
  readonly servedBy?: Unit<unknown>;
}

/** How many intervals a tab that was served leaves the work to the other tab. */
const SERVED_INTERVALS = 1.5;

/**
 * Creates a poller. `due` fires at each interval, unless the work is still under way, another tab does it, or the
 * page is hidden or offline; and once when the page is in view or online again, since whatever it shows has aged
 * meanwhile.
 */
export const createPoller = ({ intervalMs, isOn, isBusy, servedBy = createEvent() }: PollerOptions) => {
  const ticked = createEvent();
  const due = createEvent();
  const leftAlone = createEvent();
  const $isServed = createStore(false)
    .on(servedBy, () => true)
    .reset(leftAlone);
  const $timer = createStore<Timer | null>(null, { serialize: 'ignore' });

  const stopFx = attach({
    source: $timer,
    effect: (timer) => clearInterval(timer ?? undefined),
  });
  const startFx = createEffect((): Timer => {
    const tick = scopeBind(ticked, { safe: true });
    return setInterval(() => tick(), intervalMs);
  });

  sample({
    clock: servedBy,
    fn: () => SERVED_INTERVALS * intervalMs,
    target: createAlarm(leftAlone),
  });

  $timer.on(startFx.doneData, (_, timer) => timer).reset(stopFx.done);

  sample({ clock: isOn.updates, target: stopFx });
  sample({ clock: stopFx.done, source: isOn, filter: Boolean, target: startFx });
  sample({
    clock: [ticked, pageVisibilityChanged, wentOnline],
    source: { isOn, isBusy, isServed: $isServed, isAwake: $isPageAwake },
    filter: ({ isOn: isPolling, isBusy: isWorking, isServed, isAwake }) =>
      isPolling && !isWorking && !isServed && isAwake,
    target: due,
  });

  return { due };
};
