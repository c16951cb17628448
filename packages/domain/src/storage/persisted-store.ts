import { attach, createStore, sample, type Event, type Store, type Unit } from 'effector';
import * as v from 'valibot';
import { pageVisibilityChanged } from '../lib/page';
import { $ports, readStorageFx, type StorageKey } from '../lib/ports';

/** What is kept, and how it changes. */
export interface PersistedStoreOptions<T, Change> {
  /** Under which name it is kept; null while there is nobody to keep it for. */
  readonly $key: Store<StorageKey | null>;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value while nothing is kept. */
  readonly defaultValue: T;
  /** When to look what is kept, besides each time the page comes into view: another tab may have changed it. */
  readonly loadOn: readonly Unit<unknown>[];
  readonly changed: Event<Change>;
  /** The value after a change; `shown` is the value the user saw when making it. */
  readonly apply: (value: T, change: Change, shown: T) => T;
}

/** A value kept in this browser. What is kept and does not read as such a value counts as nothing. */
export const createPersistedStore = <T, Change>(options: PersistedStoreOptions<T, Change>) => {
  const { $key, schema, defaultValue, loadOn, changed, apply } = options;
  const loadFx = attach({ effect: readStorageFx });

  const read = (stored: unknown): T => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : defaultValue;
  };

  const $value = createStore(defaultValue).on(loadFx.doneData, (_, kept) => read(kept));

  /** Reads, changes and keeps in one go: a window beside this one may have changed the value since it was read. */
  const changeFx = attach({
    source: { ports: $ports, name: $key, shown: $value },
    effect: ({ ports, name, shown }, change: Change): T => {
      // Nothing is kept for the first change, nor in a browser that keeps nothing.
      const kept = name === null ? null : ports.readStorage(name);
      const value = apply(kept === null ? shown : read(kept), change, shown);
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
  sample({ clock: changed, target: changeFx });
  return $value;
};
