import type { StorageAdapter } from '@sms/domain';
import { chooseTheme } from '../theme/theme';
import { KEY_PREFIX } from './browser-storage';

/** Written and removed to signal the other tabs, which then clear their session storage. */
const CLEARED_KEY = `${KEY_PREFIX}forgotten`;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const keysOf = (storage: Storage): readonly string[] =>
  Object.keys(storage).filter((key) => key.startsWith(KEY_PREFIX));

/** Removes the product's entries, as far as the browser allows. */
const removeFrom = (storages: readonly Storage[], shouldRemove: (name: string) => boolean): void => {
  for (const storage of storages)
    for (const key of keysOf(storage))
      if (shouldRemove(key.slice(KEY_PREFIX.length))) storage.removeItem(key);
};

/** Runs `run`; returns the fallback where the browser blocks storage. */
const tryOr = <T>(run: () => T, otherwise: T): T => {
  try {
    return run();
  } catch {
    return otherwise;
  }
};

/** Stored data of this browser and this tab. */
export const storageAdapter: StorageAdapter = {
  list: () =>
    tryOr(
      () =>
        [localStorage, sessionStorage].flatMap((storage) =>
          keysOf(storage).map((key) => ({
            name: key.slice(KEY_PREFIX.length),
            bytes: bytesOf(key) + bytesOf(storage.getItem(key) ?? ''),
          })),
        ),
      [],
    ),
  remove: (names) => {
    tryOr(() => removeFrom([localStorage, sessionStorage], (name) => names.includes(name)), undefined);
    // The page keeps showing a theme until another is chosen.
    if (names.includes('theme')) chooseTheme('system');
  },
  clear: () => {
    chooseTheme('system');
    tryOr(() => {
      removeFrom([localStorage, sessionStorage], () => true);
      localStorage.setItem(CLEARED_KEY, '');
      localStorage.removeItem(CLEARED_KEY);
    }, undefined);
  },
};

/** Clears this tab's session storage when another tab clears everything, until the returned function is called. */
export const listenForStorageClear = (): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CLEARED_KEY) tryOr(() => removeFrom([sessionStorage], () => true), undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
