import type { StorageAdapter } from '@sms/domain';
import { chooseTheme } from '../theme/theme';

const PREFIX = 'sms-dashboard:';

/** Other tabs hear that this comes and goes, and forget what is theirs alone. */
const CLEARED_KEY = `${PREFIX}forgotten`;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const keysOf = (storage: Storage): readonly string[] =>
  Object.keys(storage).filter((key) => key.startsWith(PREFIX));

/** Removes what is the product's, as far as the browser lets it. */
const removeFrom = (storages: readonly Storage[], shouldRemove: (name: string) => boolean): void => {
  for (const storage of storages)
    for (const key of keysOf(storage)) if (shouldRemove(key.slice(PREFIX.length))) storage.removeItem(key);
};

/** Runs, or does without where the browser refuses storage to this page. */
const tryOr = <T>(run: () => T, otherwise: T): T => {
  try {
    return run();
  } catch {
    return otherwise;
  }
};

/** What this browser and this tab keep. */
export const storageAdapter: StorageAdapter = {
  list: () =>
    tryOr(
      () =>
        [localStorage, sessionStorage].flatMap((storage) =>
          keysOf(storage).map((key) => ({
            name: key.slice(PREFIX.length),
            bytes: bytesOf(key) + bytesOf(storage.getItem(key) ?? ''),
          })),
        ),
      [],
    ),
  remove: (names) => {
    tryOr(() => removeFrom([localStorage, sessionStorage], (name) => names.includes(name)), undefined);
    // The page goes on showing a theme until another is chosen.
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

/** Forgets what this tab keeps for itself when another tab forgets everything, until the returned function is called. */
export const listenForStorageClear = (): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CLEARED_KEY) tryOr(() => removeFrom([sessionStorage], () => true), undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
