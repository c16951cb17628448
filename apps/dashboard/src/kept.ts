import type { KeptName } from '@sms/domain';

const keyOf = (name: KeptName): string => `sms-dashboard:${name}`;

/** Keeps a value for this tab; null forgets it. A browser that refuses storage keeps nothing. */
export const saveKept = ({ name, value }: { name: KeptName; value: unknown }): void => {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Without storage it just does not survive a reload.
  }
};

/** What was kept, unchecked; null when there is nothing readable. */
export const loadKept = (name: KeptName): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
};
