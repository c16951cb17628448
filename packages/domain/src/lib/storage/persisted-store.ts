import {
  createEvent,
  createStore,
  sample,
  type Event,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';
import * as v from 'valibot';
import { pageShown } from '../page';
import type { StorageKey } from '../ports';
import { createTask } from '../task';

export interface PersistedStoreOptions<T, Change> {
  /** Storage key; null while no user is signed in. */
  readonly $key: Store<StorageKey | null>;
  readonly schema: v.GenericSchema<unknown, T & {}>;
  readonly defaultValue: NoInfer<T>;
  /** Reloads the stored value, as each return to the page does: another tab may have changed it. */
  readonly loadOn: readonly Unit<unknown>[];
  /** Fired when the stored value has been read: dependent code may start. */
  readonly loaded?: EventCallable<void>;
  readonly changed: Event<Change>;
  /** The value after a change; `shown` is the value the user saw when making it. */
  readonly apply: (value: T, change: Change, shown: T) => T;
}

/**
 * A value stored in this browser. The one in memory stays where nothing is stored, as with blocked storage,
 * and where the stored one does not parse.
 */
export const createPersistedStore = <T, Change>(options: PersistedStoreOptions<T, Change>) => {
  const { $key, schema, defaultValue, loadOn, loaded, changed, apply } = options;
  const valueRead = createEvent<(T & {}) | null>();
  const valueChanged = createEvent<T>();
  const $value = createStore(defaultValue)
    .on(valueRead, (value, stored) => stored ?? value)
    .on(valueChanged, (_, value) => value);

  const read = (stored: unknown) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };
  /** The newest value of the scope: changes of one step are made before the store has the first of them. */
  const newest = () => ({ value: undefined as T | undefined });
  const load = createTask(({ ports, own }, name: StorageKey) => {
    const stored = read(ports.readStorage(name));
    if (stored !== null) own(options, newest).value = stored;
    return stored;
  }, valueRead);
  if (loaded !== undefined) sample({ clock: valueRead, target: loaded });

  /** Reads, changes and writes in one go: another window may have changed the value since it was read. */
  const change = createTask(
    ({ ports, own }, { name, shown, by }: { name: StorageKey | null; shown: T; by: Change }) => {
      const stored = name === null ? null : read(ports.readStorage(name));
      const last = own(options, newest);
      const value = apply(stored ?? (last.value === undefined ? shown : last.value), by, shown);
      last.value = value;
      if (name !== null) ports.writeStorage({ name, value });
      return value;
    },
    valueChanged,
  );

  sample({
    clock: [...loadOn, pageShown],
    source: $key,
    filter: (name) => name !== null,
    target: load,
  });
  sample({
    clock: changed,
    source: { name: $key, shown: $value },
    fn: (known, by) => ({ ...known, by }),
    target: change,
    // Several changes may come in one step of the event graph.
    batch: false,
  });
  return $value;
};
