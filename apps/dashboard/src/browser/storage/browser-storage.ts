import type { KeptName } from '@sms/domain';
import { KEPT_TEXT_MAX } from '@sms/domain/limits';
import { isOfTab } from '@sms/domain/rules';

const keyOf = (name: KeptName): string => `sms-dashboard:${name}`;

const storageOf = (name: KeptName): Storage => (isOfTab(name) ? sessionStorage : localStorage);

/** Keeps a value; null, or one that is too long, forgets what was kept. A browser that refuses storage keeps nothing. */
export const saveKept = ({ name, value }: { name: KeptName; value: unknown }): void => {
  try {
    const text = JSON.stringify(value);
    if (value === null || text.length > KEPT_TEXT_MAX) storageOf(name).removeItem(keyOf(name));
    else storageOf(name).setItem(keyOf(name), text);
  } catch {
    // Without storage the value just does not survive a reload.
  }
};

/** What was kept, unchecked; null when there is nothing readable. */
export const loadKept = (name: KeptName): unknown => {
  try {
    return JSON.parse(storageOf(name).getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
};
