const KEY = 'sms-dashboard:signed-in';

/** Whether the last page of this browser belonged to a signed-in user; only a hint of what to load first. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Leaves the hint for the next page. */
export const rememberSignedIn = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next page fetches its code a moment later.
  }
};
