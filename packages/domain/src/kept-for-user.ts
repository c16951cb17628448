import { attach, createStore, sample, type Event } from 'effector';
import * as v from 'valibot';
import { $user } from './api/signed-in';
import { pageVisibilityChanged } from './lib/page';
import { sessionEnded } from './lib/session-ended';
import { loadKeptFx, portsSupplied, saveKeptFx, type KeptName, type UserKeptName } from './ports';

interface KeptForUserOptions<T, Change> {
  readonly name: UserKeptName;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value of a user for whom nothing is kept. */
  readonly empty: T;
  /** When to look what is kept. */
  readonly needed: Event<void>;
  readonly changed: Event<Change>;
  readonly apply: (value: T, change: Change) => T;
}

/**
 * A value kept in this browser for each user: it outlives the session, and another user neither sees nor changes it.
 * What is kept and does not read as such a value counts as nothing.
 */
export const createKeptForUser = <T, Change>(options: KeptForUserOptions<T, Change>) => {
  const { name, schema, empty, needed, changed, apply } = options;
  const loadFx = attach({ effect: loadKeptFx });
  const $keptName = $user.map((user): KeptName | null => user && `${name}-of-${user.id}`);

  const $value = createStore(empty)
    .on(loadFx.doneData, (_, kept) => {
      const read = v.safeParse(schema, kept);
      return read.success ? read.output : empty;
    })
    .on(changed, apply)
    .reset(sessionEnded);

  sample({
    // A page that is loaded anew shows its screen a moment before the browser is supplied; another tab may have changed
    // the value while this one was out of view.
    clock: [needed, portsSupplied, pageVisibilityChanged.filter({ fn: Boolean })],
    source: $keptName,
    filter: (keptName) => keptName !== null,
    target: loadFx,
  });
  sample({
    clock: sample({ clock: changed, source: $keptName }).filterMap((keptName) => keptName ?? undefined),
    source: $value,
    fn: (value, keptName) => ({ name: keptName, value }),
    target: saveKeptFx,
  });
  return $value;
};
