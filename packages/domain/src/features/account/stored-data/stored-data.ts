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
  /** Everything the product keeps, in this browser and this tab. */
  readonly list: () => readonly StoredItem[];
  /** Forgets what is kept under these names. */
  readonly remove: (names: readonly string[]) => void;
  /** Forgets everything, what other open tabs keep for themselves included. */
  readonly clear: () => void;
}

const noStorage: StorageAdapter = { list: () => [], remove: () => undefined, clear: () => undefined };

/** The page has come to rest, and this code with it; the app supplies the storage. May be told again. */
export const storedDataOpened = createEvent<StorageAdapter>();

/** What is kept is shown, and so looked at anew. */
export const storedDataShown = createEvent();

/** The user has something forgotten: the id of its row. */
export const storedDataDeleteClicked = createEvent<StoredDataRow['id']>();

/** The user confirmed 'Sign out and forget this device'. */
export const forgetDeviceClicked = createEvent();

/** A scope that was given its storage keeps it. */
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
/** Looks and forgets in one go: what is kept may change at any time. */
const evictFx = attach({
  source: { storage: $storageAdapter, user: $user },
  effect: ({ storage, user }) => storage.remove(entriesToEvict(storage.list(), user?.id ?? null)),
});

const $entries = createStore<readonly StoredItem[]>([]).on(listFx.doneData, (_, entries) => entries);

const $isClearingDevice = createStore(false)
  .on(forgetDeviceClicked, () => true)
  .reset(clearFx.finally);

/** What is kept, for the user who is signed in, and how large it is in all. */
export const $storedDataRows = combine($entries, $user, (entries, user) =>
  storedDataRows(entries, user?.id ?? null),
);

// Another user's data counts once somebody is signed in.
sample({ clock: [storedDataOpened, $user], fn: () => undefined, target: evictFx });
sample({ clock: [storedDataShown, removeFx.finally, evictFx.finally], fn: () => undefined, target: listFx });

sample({
  clock: storedDataDeleteClicked,
  source: { entries: $entries, user: $user },
  fn: ({ entries, user }, id) => itemsOfRow(entries, id, user?.id ?? null).map(({ name }) => name),
  target: removeFx,
});

// First signed out, then forgotten: the end of the session is the last thing that keeps or forgets anything.
sample({ clock: forgetDeviceClicked, target: signOutClicked });
sample({
  clock: sessionEnded,
  source: $isClearingDevice,
  filter: Boolean,
  fn: () => undefined,
  target: clearFx,
});

// What is still known here would be kept again with the next change.
sample({ clock: [removeFx.done, clearFx.done], fn: () => undefined, target: preferencesRequested });
