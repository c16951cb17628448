import { isDeadKey } from '@sms/domain/lib/storage/registry';
import { chooseTheme } from '../theme/theme';
import { KEY_PREFIX } from './browser-storage';

/** Written and removed to signal the other tabs, which then clear their session storage. */
const CLEARED_KEY = `${KEY_PREFIX}forgotten`;

/** Removes the product's entries with these names, as far as the browser allows. */
const removeWhere = (storages: () => readonly Storage[], isRemoved: (name: string) => boolean): void => {
  try {
    for (const storage of storages())
      for (const key of Object.keys(storage))
        if (key.startsWith(KEY_PREFIX) && isRemoved(key.slice(KEY_PREFIX.length))) storage.removeItem(key);
  } catch {
    // Where storage is blocked nothing is stored.
  }
};

const both = () => [localStorage, sessionStorage];

/** Deletes what an earlier build stored under names that are gone. */
export const removeDeadKeys = (): void => removeWhere(both, isDeadKey);

/** Deletes everything the product stored, including what other open tabs store. */
export const clearStorage = (): void => {
  chooseTheme('system');
  removeWhere(both, () => true);
  try {
    localStorage.setItem(CLEARED_KEY, '');
    localStorage.removeItem(CLEARED_KEY);
  } catch {
    // Where storage is blocked the other tabs store nothing either.
  }
};

/**
 * Clears this tab's session storage when another tab clears everything, until the returned function is
 * called.
 */
export const listenForStorageClear = (): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CLEARED_KEY)
      removeWhere(
        () => [sessionStorage],
        () => true,
      );
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
