import { createStore, type Event, type Store } from 'effector';
import { and } from 'patronum';

/** True while a load that the user requested is in flight: a timed one must not flash a loading state. */
export const createManualRefresh = (
  refreshClicked: Event<void>,
  tick: Event<void>,
  $isLoading: Store<boolean>,
): Store<boolean> =>
  and(
    createStore(false)
      .on(refreshClicked, () => true)
      .on($isLoading, (isRequested, isLoading) => isRequested && isLoading)
      .reset(tick),
    $isLoading,
  );
