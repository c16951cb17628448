import { attach, combine, createEvent, createStore, sample } from 'effector';
import { preferencesNeeded } from '../preferences';
import { $user, sessionEnded, signOutClicked } from '../../session';
import { keptRows, keptToForget, namesIn, type KeptEntry, type KeptRow } from '../../../rules';

/** The browser's storage, as far as it is the product's. */
export interface KeptStorage {
  /** Everything the product keeps, in this browser and this tab. */
  readonly list: () => readonly KeptEntry[];
  /** Forgets what is kept under these names. */
  readonly forget: (names: readonly string[]) => void;
  /** Forgets everything, what other open tabs keep for themselves included. */
  readonly forgetAll: () => void;
}

const noStorage: KeptStorage = { list: () => [], forget: () => undefined, forgetAll: () => undefined };

/** The page has come to rest, and this code with it; the app supplies the storage. May be told again. */
export const keptDataOpened = createEvent<KeptStorage>();

/** What is kept is shown, and so looked at anew. */
export const keptDataShown = createEvent();

/** The user has something forgotten: the id of its row. */
export const keptForgetClicked = createEvent<KeptRow['id']>();

/** The user confirmed 'Sign out and forget this device'. */
export const forgetDeviceClicked = createEvent();

/** A scope that was given its storage keeps it. */
export const $keptStorage = createStore(noStorage, { serialize: 'ignore' }).on(
  keptDataOpened,
  (given, supplied) => (given === noStorage ? supplied : given),
);

const listFx = attach({ source: $keptStorage, effect: ({ list }) => list() });
const forgetFx = attach({
  source: $keptStorage,
  effect: ({ forget }, names: readonly string[]) => forget(names),
});
const forgetAllFx = attach({ source: $keptStorage, effect: ({ forgetAll }) => forgetAll() });
/** Looks and forgets in one go: what is kept may change at any time. */
const tidyFx = attach({
  source: { storage: $keptStorage, user: $user },
  effect: ({ storage, user }) => storage.forget(keptToForget(storage.list(), user?.id ?? null)),
});

const $entries = createStore<readonly KeptEntry[]>([]).on(listFx.doneData, (_, entries) => entries);

const $isForgettingDevice = createStore(false)
  .on(forgetDeviceClicked, () => true)
  .reset(forgetAllFx.finally);

/** What is kept, for the user who is signed in, and how large it is in all. */
export const $keptRows = combine($entries, $user, (entries, user) => keptRows(entries, user?.id ?? null));

// Another user's data counts once somebody is signed in.
sample({ clock: [keptDataOpened, $user], fn: () => undefined, target: tidyFx });
sample({ clock: [keptDataShown, forgetFx.finally, tidyFx.finally], fn: () => undefined, target: listFx });

sample({
  clock: keptForgetClicked,
  source: { entries: $entries, user: $user },
  fn: ({ entries, user }, id) => namesIn(entries, id, user?.id ?? null).map(({ name }) => name),
  target: forgetFx,
});

// First signed out, then forgotten: the end of the session is the last thing that keeps or forgets anything.
sample({ clock: forgetDeviceClicked, target: signOutClicked });
sample({
  clock: sessionEnded,
  source: $isForgettingDevice,
  filter: Boolean,
  fn: () => undefined,
  target: forgetAllFx,
});

// What is still known here would be kept again with the next change.
sample({ clock: [forgetFx.done, forgetAllFx.done], fn: () => undefined, target: preferencesNeeded });
