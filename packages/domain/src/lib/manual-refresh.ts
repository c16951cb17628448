import { attach, createStore, sample, type Event, type Store } from 'effector';
import { and } from 'patronum';

/**
 * True while a load that the user requested is in flight: a timed one must not flash a loading state. A
 * request right after a response makes no call, so only an existing load counts; an effect sees it, since all
 * stores update first.
 */
export const createManualRefresh = (
  refreshClicked: Event<void>,
  $isLoading: Store<boolean>,
): Store<boolean> => {
  const checkLoadingFx = attach({ source: $isLoading, effect: (isLoading) => isLoading });
  sample({ clock: refreshClicked, target: checkLoadingFx });
  return and(
    createStore(false)
      .on(checkLoadingFx.doneData, (_, isLoading) => isLoading)
      .reset($isLoading),
    $isLoading,
  );
};
