import {
  attach,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import { debounce } from 'patronum';
import type { ApiError } from '../../api/api-error';

/** What is needed to load what belongs to a key. */
export interface KeyedLoadOptions<Key, Answer> {
  /** What is wanted; null for nothing. */
  readonly $key: Store<Key | null>;
  readonly loadFx: Effect<Key, Answer, ApiError>;
  /** Wait after the key last changed, in ms. */
  readonly delayMs: number;
}

/** `loading` from the change of the key on, `failed` when the newest call went wrong. */
export type LoadStatus = 'loading' | 'ready' | 'failed';

/** A load that follows a key. */
export interface KeyedLoad<Key, Answer> {
  /** Loads anew for the current key without the wait. */
  readonly refreshRequested: EventCallable<void>;
  /** An answer for the current key. */
  readonly answered: Event<{ readonly key: Key; readonly answer: Answer }>;
  /** The newest call for the current key failed. */
  readonly failed: Event<ApiError>;
  /** How far the load of the current key is. */
  readonly $status: Store<LoadStatus>;
}

/**
 * Loads what belongs to a key a moment after the key last changed (spec §7). The latest call wins: an
 * answer or a failure of an earlier key, or of an earlier call, is ignored.
 */
export const createKeyedLoad = <Key, Answer>({
  $key,
  loadFx,
  delayMs,
}: KeyedLoadOptions<Key, Answer>): KeyedLoad<Key, Answer> => {
  const callFx = attach({ effect: loadFx, mapParams: (call: { key: Key; turn: number }) => call.key });

  const refreshRequested = createEvent();
  const waitOver = debounce($key.updates, delayMs);

  /** Counts the changes of the key and the refreshes; only the call of the newest turn counts. */
  const $turn = createStore(0).on([$key.updates, refreshRequested], (turn) => turn + 1);

  sample({
    clock: [waitOver, refreshRequested],
    source: { key: $key, turn: $turn },
    filter: (call): call is { key: Key & NonNullable<unknown>; turn: number } => call.key !== null,
    target: callFx,
  });

  const answered = sample({
    clock: callFx.done,
    source: $turn,
    filter: (turn, { params }) => params.turn === turn,
    fn: (_, { params, result }) => ({ key: params.key, answer: result }),
  });
  const failed = sample({
    clock: callFx.fail,
    source: $turn,
    filter: (turn, { params }) => params.turn === turn,
    fn: (_, { error }) => error,
  });

  const $status = createStore<LoadStatus>('ready')
    .on($key.updates, (_, key) => (key === null ? 'ready' : 'loading'))
    .on(callFx, () => 'loading')
    .on(answered, () => 'ready')
    .on(failed, () => 'failed');

  return { refreshRequested, answered, failed, $status };
};
