import { attach, createEffect, createEvent, createStore, sample, scopeBind, type Store } from 'effector';
import { $isPageAwake, pageVisibilityChanged, wentOnline } from './page';

type Timer = ReturnType<typeof setInterval>;

/** How a poller behaves. */
export interface PollerOptions {
  readonly intervalMs: number;
  /** Polls while true. The first `due` comes one interval after it turns true. */
  readonly isOn: Store<boolean>;
  /** A tick is skipped while the previous work is under way, so that slow answers never pile up. */
  readonly isBusy: Store<boolean>;
}

/**
 * Says when timed work is due: at each interval unless it is still busy or the page is hidden or offline,
 * and once when that is over, since whatever it shows has aged meanwhile.
 */
export const createPoller = ({ intervalMs, isOn, isBusy }: PollerOptions) => {
  const ticked = createEvent();
  const due = createEvent();
  const $timer = createStore<Timer | null>(null, { serialize: 'ignore' });

  const stopFx = attach({
    source: $timer,
    effect: (timer) => clearInterval(timer ?? undefined),
  });
  const startFx = createEffect((): Timer => {
    const tick = scopeBind(ticked, { safe: true });
    return setInterval(() => tick(), intervalMs);
  });

  $timer.on(startFx.doneData, (_, timer) => timer).reset(stopFx.done);

  sample({ clock: isOn.updates, target: stopFx });
  sample({ clock: stopFx.done, source: isOn, filter: Boolean, fn: () => undefined, target: startFx });
  sample({
    clock: [ticked, pageVisibilityChanged, wentOnline],
    source: { isOn, isBusy, isAwake: $isPageAwake },
    filter: ({ isOn: isPolling, isBusy: isWorking, isAwake }) => isPolling && !isWorking && isAwake,
    fn: () => undefined,
    target: due,
  });

  return { due };
};
