import { attach, createStore, sample, type Event, type Store, type Unit } from 'effector';
import * as v from 'valibot';
import { pageVisibilityChanged } from '../lib/page';
import { $ports, loadKeptFx, type KeptName } from '../lib/ports';

/** What is kept, and how it changes. */
export interface KeptValueOptions<T, Change> {
  /** Under which name it is kept; null while there is nobody to keep it for. */
  readonly $name: Store<KeptName | null>;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value while nothing is kept. */
  readonly empty: T;
  /** When to look what is kept, besides each time the page comes into view: another tab may have changed it. */
  readonly needed: readonly Unit<unknown>[];
  readonly changed: Event<Change>;
  /** The value after a change; `shown` is the value the user saw when making it. */
  readonly apply: (value: T, change: Change, shown: T) => T;
}

/** A value kept in this browser. What is kept and does not read as such a value counts as nothing. */
export const createKeptValue = <T, Change>(options: KeptValueOptions<T, Change>) => {
  const { $name, schema, empty, needed, changed, apply } = options;
  const loadFx = attach({ effect: loadKeptFx });

  const read = (kept: unknown): T => {
    const parsed = v.safeParse(schema, kept);
    return parsed.success ? parsed.output : empty;
  };

  const $value = createStore(empty).on(loadFx.doneData, (_, kept) => read(kept));

  /** Reads, changes and keeps in one go: a window beside this one may have changed the value since it was read. */
  const changeFx = attach({
    source: { ports: $ports, name: $name, shown: $value },
    effect: ({ ports, name, shown }, change: Change): T => {
      // Nothing is kept for the first change, nor in a browser that keeps nothing.
      const kept = name === null ? null : ports.loadKept(name);
      const value = apply(kept === null ? shown : read(kept), change, shown);
      if (name !== null) ports.saveKept({ name, value });
      return value;
    },
  });
  $value.on(changeFx.doneData, (_, value) => value);

  sample({
    clock: [...needed, pageVisibilityChanged.filter({ fn: Boolean })],
    source: $name,
    filter: (name) => name !== null,
    target: loadFx,
  });
  sample({ clock: changed, target: changeFx });
  return $value;
};
