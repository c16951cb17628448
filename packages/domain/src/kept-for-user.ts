import { attach, createStore, sample, type Event } from 'effector';
import * as v from 'valibot';
import { $user } from './api/signed-in';
import { pageVisibilityChanged } from './lib/page';
import { sessionEnded } from './lib/session-ended';
import { $ports, keptNameOf, loadKeptFx, portsSupplied, type KeptName, type UserKeptName } from './ports';

interface KeptForUserOptions<T, Change> {
  readonly name: UserKeptName;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value of a user for whom nothing is kept. */
  readonly empty: T;
  /** When to look what is kept. */
  readonly needed: Event<void>;
  readonly changed: Event<Change>;
  /** The value after a change; `shown` is the value the user saw when making it. */
  readonly apply: (value: T, change: Change, shown: T) => T;
}

/**
 * A value kept in this browser for each user: it outlives the session, and another user neither sees nor changes it.
 * What is kept and does not read as such a value counts as nothing.
 */
export const createKeptForUser = <T, Change>(options: KeptForUserOptions<T, Change>) => {
  const { name, schema, empty, needed, changed, apply } = options;
  const loadFx = attach({ effect: loadKeptFx });
  const $keptName = $user.map((user): KeptName | null => user && keptNameOf(name, user));

  const read = (kept: unknown): T => {
    const parsed = v.safeParse(schema, kept);
    return parsed.success ? parsed.output : empty;
  };

  const $value = createStore(empty)
    .on(loadFx.doneData, (_, kept) => read(kept))
    .reset(sessionEnded);

  /** Reads, changes and keeps in one go: a window beside this one may have changed the value since it was read. */
  const changeFx = attach({
    source: { ports: $ports, keptName: $keptName, shown: $value },
    effect: ({ ports, keptName, shown }, change: Change): T => {
      // Nothing is kept for the first change, nor in a browser that keeps nothing.
      const kept = keptName === null ? null : ports.loadKept(keptName);
      const value = apply(kept === null ? shown : read(kept), change, shown);
      if (keptName !== null) ports.saveKept({ name: keptName, value });
      return value;
    },
  });
  $value.on(changeFx.doneData, (_, value) => value);

  sample({
    // A page that is loaded anew shows its screen a moment before the browser is supplied; another tab may have changed
    // the value while this one was out of view.
    clock: [needed, portsSupplied, pageVisibilityChanged.filter({ fn: Boolean })],
    source: $keptName,
    filter: (keptName) => keptName !== null,
    target: loadFx,
  });
  sample({ clock: changed, target: changeFx });
  return $value;
};
