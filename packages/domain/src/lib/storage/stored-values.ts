import type { EventCallable } from 'effector';
import type { StorageKey, StorageWrite } from '../ports';
import { createTask } from '../task';

export const storageWriteRequested = createTask(({ ports }, entry: StorageWrite) =>
  ports.writeStorage(entry),
);

/** Creates an event that reads a stored value; `done` fires with it, unchecked, null when there is none. */
export const createStorageRead = (name: StorageKey, done: EventCallable<unknown>) =>
  createTask(({ ports }) => ports.readStorage(name), done);
