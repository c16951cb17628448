import { attach, combine, createEvent, createStore, sample } from 'effector';
import { preferencesRequested } from '../preferences/preferences';
import { $user } from '../../../api/session/current-user';
import { sessionEnded } from '../../../lib/session-events';
import { signOutClicked } from '../../session/sign-out';
import {
  storedDataRows,
  entriesToEvict,
  itemsOfRow,
  type StoredItem,
  type StoredDataRow,
} from '../../../storage/storage-usage';

/** The browser's storage, as far as it is the product's. */
export interface StorageAdapter {
  /** All entries that the product stored, in this browser and this tab. */
  readonly list: () => readonly StoredItem[];
  /** Deletes the entries with these names. */
  readonly remove: (names: readonly string[]) => void;
  /** Deletes everything, including what other open tabs store. */
  readonly clear: () => void;
}

const noStorage: StorageAdapter = { list: () => [], remove: () => undefined, clear: () => undefined };

/** The page is idle and this code loaded; the app supplies the storage. May be fired again. */
export const storedDataOpened = createEvent<StorageAdapter>();

/** The stored data is on screen: reloads the list. */
export const storedDataShown = createEvent();

/** The user deletes an entry: the id of its row. */
export const storedDataDeleteClicked = createEvent<StoredDataRow['id']>();

/** The user confirmed 'Sign out and clear this device'. */
export const forgetDeviceClicked = createEvent();

/** A scope that already has a storage ignores it. */
export const $storageAdapter = createStore(noStorage, { serialize: 'ignore' }).on(
  storedDataOpened,
  (given, supplied) => (given === noStorage ? supplied : given),
);

const listFx = attach({ source: $storageAdapter, effect: ({ list }) => list() });
const removeFx = attach({
  source: $storageAdapter,
  effect: ({ remove }, names: readonly string[]) => remove(names),
});
const clearFx = attach({ source: $storageAdapter, effect: ({ clear }) => clear() });
/** Reads and deletes in one go: stored data may change at any time. */
const evictFx = attach({
  source: { storage: $storageAdapter, user: $user },
  effect: ({ storage, user }) => storage.remove(entriesToEvict(storage.list(), user?.id ?? null)),
});

const $entries = createStore<readonly StoredItem[]>([]).on(listFx.doneData, (_, entries) => entries);

const $isClearingDevice = createStore(false)
  .on(forgetDeviceClicked, () => true)
  .reset(clearFx.finally);

/** Stored data of the signed-in user, and its total size. */
export const $storedDataRows = combine($entries, $user, (entries, user) =>
  storedDataRows(entries, user?.id ?? null),
);

// Another user's data is only known as such once a user is signed in.
sample({ clock: [storedDataOpened, $user], fn: () => undefined, target: evictFx });
sample({ clock: [storedDataShown, removeFx.finally, evictFx.finally], fn: () => undefined, target: listFx });

sample({
  clock: storedDataDeleteClicked,
  source: { entries: $entries, user: $user },
  fn: ({ entries, user }, id) => itemsOfRow(entries, id, user?.id ?? null).map(({ name }) => name),
  target: removeFx,
});

// Signs out first, then clears: the end of the session is the last thing that writes or deletes.
sample({ clock: forgetDeviceClicked, target: signOutClicked });
sample({
  clock: sessionEnded,
  source: $isClearingDevice,
  filter: Boolean,
  fn: () => undefined,
  target: clearFx,
});

// State left in memory would be stored again with the next change.
sample({ clock: [removeFx.done, clearFx.done], fn: () => undefined, target: preferencesRequested });
