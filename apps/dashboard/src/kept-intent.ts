const KEY = 'sms-dashboard:unsettled-purchase';

/** Keeps an unsettled purchase for this tab; null forgets it. A browser that refuses storage keeps nothing. */
export const saveKeptIntent = (intent: unknown): void => {
  try {
    if (intent === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Without storage a purchase just does not survive a reload.
  }
};

/** What was kept, unchecked; null when there is nothing readable. */
export const loadKeptIntent = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};
