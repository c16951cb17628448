import type { Event } from 'effector';
import { $user } from '../api/session/current-user';
import { createPersistedStore, type PersistedStoreOptions } from '../lib/storage/persisted-store';
import { userStorageKey, portsSupplied, type StorageKey, type UserStorageName } from '../lib/ports';

interface UserPersistedStoreOptions<T, Change> extends Omit<
  PersistedStoreOptions<T, Change>,
  '$key' | 'loadOn'
> {
  readonly name: UserStorageName;
  /** Reloads the stored value. */
  readonly loadOn: Event<void>;
}

/** A value stored in this browser for each user: it survives the session, and is invisible to other users. */
export const createUserPersistedStore = <T, Change>({
  name,
  loadOn,
  ...rest
}: UserPersistedStoreOptions<T, Change>) =>
  createPersistedStore({
    ...rest,
    $key: $user.map((user): StorageKey | null => user && userStorageKey(name, user)),
    // A reloaded page shows its screen just before its ports are supplied.
    loadOn: [loadOn, portsSupplied],
  });
