import type { IntentName } from '@sms/domain';

const keyOf = (name: IntentName): string => `sms-dashboard:unsettled-${name}`;

/** Keeps what is not settled for this tab; null forgets it. A browser that refuses storage keeps nothing. */
export const saveKeptIntent = ({ name, intent }: { name: IntentName; intent: unknown }): void => {
  try {
    if (intent === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(intent));
  } catch {
    // Without storage a purchase or a deposit just does not survive a reload.
  }
};

/** What was kept, unchecked; null when there is nothing readable. */
export const loadKeptIntent = (name: IntentName): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
};
