import { createEvent, createStore, sample, type Store, type Unit } from 'effector';
import { REPEATED_READ_GAP_MS } from '../limits';
import { createFireLaterFx } from './fire-later';

/** What a calm reload is about. */
export interface CalmReloadOptions {
  /** Whether the read is under way, whoever asked for it. */
  readonly isLoading: Store<boolean>;
  /** Whatever was wanted is wanted no more. */
  readonly reset: Unit<unknown>;
}

/**
 * Turns any number of reasons to read into few reads: one at once, and while it is under way, or came less than
 * a second ago, one more for all reasons that came meanwhile. Nothing is missed: the last read begins after the
 * last reason.
 */
export const createCalmReload = ({ isLoading, reset }: CalmReloadOptions) => {
  const wanted = createEvent();
  const due = createEvent();
  const rested = createEvent();
  const restLaterFx = createFireLaterFx(rested);

  const $isWanted = createStore(false)
    .on(wanted, () => true)
    .reset(due, reset);
  const $isResting = createStore(false)
    .on(due, () => true)
    .reset(rested);

  sample({
    clock: due,
    fn: () => ({ afterMs: REPEATED_READ_GAP_MS, payload: undefined }),
    target: restLaterFx,
  });
  sample({
    clock: [$isWanted, isLoading, $isResting],
    source: { isWanted: $isWanted, isUnderWay: isLoading, isResting: $isResting },
    filter: ({ isWanted, isUnderWay, isResting }) => isWanted && !isUnderWay && !isResting,
    fn: () => undefined,
    target: due,
  });

  return { wanted, due };
};
