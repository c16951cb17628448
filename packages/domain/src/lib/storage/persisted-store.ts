import { attach, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import * as v from 'valibot';
import { pageVisibilityChanged } from '../page';
import { $ports, readStorageFx, type StorageKey } from '../ports';

/** Options of a persisted store. */
export interface PersistedStoreOptions<T, Change> {
  /** Storage key; null while no user is signed in. */
  readonly $key: Store<StorageKey | null>;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value while none is stored. */
  readonly defaultValue: T;
  /**
   * Reloads the stored value, besides each time the page becomes visible: another tab may have changed it.
   */
  readonly loadOn: readonly Unit<unknown>[];
  /** Fired when the stored value has been read: dependent code may start. */
  readonly loaded?: EventCallable<void>;
  readonly changed: Event<Change>;
  /** The value after a change; `shown` is the value the user saw when making it. */
  readonly apply: (value: T, change: Change, shown: T) => T;
}

/** A value stored in this browser. A stored value that does not parse is ignored. */
export const createPersistedStore = <T, Change>(options: PersistedStoreOptions<T, Change>) => {
  const { $key, schema, defaultValue, loadOn, loaded, changed, apply } = options;
  const loadFx = attach({ effect: readStorageFx });

  const read = (stored: unknown): T => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : defaultValue;
  };

  const $value = createStore(defaultValue).on(loadFx.doneData, (_, stored) => read(stored));

  /** Reads, changes and writes in one go: another window may have changed the value since it was read. */
  const changeFx = attach({
    source: { ports: $ports, name: $key, shown: $value },
    effect: ({ ports, name, shown }, change: Change): T => {
      // The first change, or a browser without storage, has no stored value.
      const stored = name === null ? null : ports.readStorage(name);
      const value = apply(stored === null ? shown : read(stored), change, shown);
      if (name !== null) ports.writeStorage({ name, value });
      return value;
    },
  });
  $value.on(changeFx.doneData, (_, value) => value);

  sample({
    clock: [...loadOn, pageVisibilityChanged.filter({ fn: Boolean })],
    source: $key,
    filter: (name) => name !== null,
    target: loadFx,
  });
  if (loaded !== undefined) sample({ clock: loadFx.finally, target: loaded });
  sample({ clock: changed, target: changeFx });
  return $value;
};
