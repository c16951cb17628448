import { attach, createStore, sample, type Event, type Store } from 'effector';
import { and } from 'patronum';

/**
 * Whether a load that the user asked for is under way: a timed one must not make the page blink. What is asked for right
 * after an answer makes no call, so only a load that is there counts; an effect sees it, since all stores come first.
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
