import { createStore, type Event, type Store } from 'effector';
import { and } from 'patronum';

/** Whether a load that the user asked for is under way: a timed one must not make the page blink. */
export const createAskedLoad = (asked: Event<void>, $isLoading: Store<boolean>): Store<boolean> =>
  and(
    createStore(false)
      .on(asked, () => true)
      .on($isLoading, (isAskedFor, isLoading) => isAskedFor && isLoading),
    $isLoading,
  );
