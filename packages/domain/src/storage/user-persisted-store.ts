import type { Event } from 'effector';
import { $user } from '../api/session/current-user';
import { createPersistedStore, type PersistedStoreOptions } from './persisted-store';
import { sessionEnded } from '../lib/session-events';
import { userStorageKey, portsSupplied, type StorageKey, type UserStorageName } from '../lib/ports';

interface UserPersistedStoreOptions<T, Change> extends Omit<
  PersistedStoreOptions<T, Change>,
  '$key' | 'loadOn'
> {
  readonly name: UserStorageName;
  /** When to look what is kept. */
  readonly loadOn: Event<void>;
}

/**
 * A value kept in this browser for each user: it outlives the session, and another user neither sees nor changes it.
 * What is kept and does not read as such a value counts as nothing.
 */
export const createUserPersistedStore = <T, Change>({
  name,
  loadOn,
  ...rest
}: UserPersistedStoreOptions<T, Change>) =>
  createPersistedStore({
    ...rest,
    $key: $user.map((user): StorageKey | null => user && userStorageKey(name, user)),
    // A page that is loaded anew shows its screen a moment before the browser is supplied.
    loadOn: [loadOn, portsSupplied],
  }).reset(sessionEnded);
