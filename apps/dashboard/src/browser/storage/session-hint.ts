import type { StorageKey } from '@sms/domain/lib/ports';
import { GUEST_PATHS } from '../../app/routing/paths';
import { KEY_PREFIX } from './browser-storage';

/** Changes whenever a tab of this browser signs in or out. */
export const HINT_KEY = `${KEY_PREFIX}signed-in`;

/** Whether this browser stores a value. For the script in the page, which does without the list of them. */
export const isStored = (name: StorageKey): boolean => {
  try {
    return localStorage.getItem(KEY_PREFIX + name) !== null;
  } catch {
    return false;
  }
};

/** Stores the session hint for the next page load. */
export const storeSessionHint = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(HINT_KEY, '');
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Without the hint the next page loads its chunk a little later.
  }
};

/** True while the last page of this browser belonged to a signed-in user. */
export const hasSessionHint = (): boolean => isStored('signed-in');

/** Path of the page that is most likely shown at this address; the session decides which one it is. */
export const likelyPath = (): string => {
  const { pathname } = window.location;
  return hasSessionHint() || pathname === GUEST_PATHS.register ? pathname : GUEST_PATHS.login;
};
