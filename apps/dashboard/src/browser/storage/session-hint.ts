import { VISITOR_PATHS } from '../../app/routing/paths';

const KEY = 'sms-dashboard:signed-in';

/** Leaves the next page a hint whether it will belong to a signed-in user. */
export const rememberSignedIn = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next page fetches its code a moment later.
  }
};

/** Whether the last page of this browser belonged to a signed-in user. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** The path of the page that is most likely shown at this address; what is shown is decided by the session. */
export const likelyPage = (): string => {
  const { pathname } = window.location;
  return wasSignedIn() || pathname === VISITOR_PATHS.register ? pathname : VISITOR_PATHS.login;
};
