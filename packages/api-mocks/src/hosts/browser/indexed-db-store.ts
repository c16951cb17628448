import type { TextStore } from './shared-world/text-store';

const NAME = 'simulated-backend';
const STORE = 'worlds';
const KEY = 'current';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps nothing.'));
    };
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
  };
  return settled(request);
};

/**
 * Stores a text in this browser. It uses IndexedDB because a page may read an old value of localStorage for a moment
 * after another page has written a new one. Rejects where the browser blocks storage.
 */
export const openIndexedDbStore = async (): Promise<TextStore> => {
  const database = await open();
  const within = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    read: async () => {
      const text: unknown = await settled(within('readonly').get(KEY));
      return typeof text === 'string' ? text : null;
    },
    write: async (text) => {
      await settled(within('readwrite').put(text, KEY));
    },
  };
};
