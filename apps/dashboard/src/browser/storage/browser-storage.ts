import type { StorageKey } from '@sms/domain/lib/ports';
import { isTabScoped } from '@sms/domain/lib/storage/registry';
import { STORED_TEXT_MAX_CHARACTERS } from '@sms/domain/limits/tuning';

/** Begins every key of the product, since an origin may serve other applications. */
export const KEY_PREFIX = 'sms-dashboard:';

/** Key of a stored value in the browser. */
export const keyOf = (name: StorageKey): string => `${KEY_PREFIX}${name}`;

const storageOf = (name: StorageKey): Storage => (isTabScoped(name) ? sessionStorage : localStorage);

/** Stores a value. null or an oversized value removes the entry. Does nothing where storage is blocked. */
export const writeStorage = ({ name, value }: { name: StorageKey; value: unknown }): void => {
  try {
    const text = JSON.stringify(value);
    if (value === null || text.length > STORED_TEXT_MAX_CHARACTERS) storageOf(name).removeItem(keyOf(name));
    else storageOf(name).setItem(keyOf(name), text);
  } catch {
    // Without storage the value does not survive a reload.
  }
};

/** The stored value, unchecked; null when there is none or it cannot be parsed. */
export const readStorage = (name: StorageKey): unknown => {
  try {
    return JSON.parse(storageOf(name).getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
};
