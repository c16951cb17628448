import { GUEST_PATHS } from '../../app/routing/paths';

const KEY = 'sms-dashboard:signed-in';

/** Leaves the next page a hint whether it will belong to a signed-in user. */
export const storeSessionHint = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next page fetches its code a moment later.
  }
};

/** Whether the last page of this browser belonged to a signed-in user. */
export const hasSessionHint = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** The path of the page that is most likely shown at this address; what is shown is decided by the session. */
export const likelyPath = (): string => {
  const { pathname } = window.location;
  return hasSessionHint() || pathname === GUEST_PATHS.register ? pathname : GUEST_PATHS.login;
};
