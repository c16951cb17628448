import {
  $isRecheckFailed,
  pageFocused,
  pageFrozen,
  pageRestored,
  pageThawed,
  pageVisibilityChanged,
  wentOffline,
  wentOnline,
} from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/**
 * Tells the domain the current state of the page and then every change, until the returned function is called. The
 * current state first, because nobody listened to earlier changes, at /login for example.
 */
export const listenToBrowser = (scope: Scope): (() => void) => {
  const [tellOnline, tellOffline] = [scopeBind(wentOnline, { scope }), scopeBind(wentOffline, { scope })];
  const tellVisibility = scopeBind(pageVisibilityChanged, { scope });
  const tellRestored = scopeBind(pageRestored, { scope });
  const tellFocused = scopeBind(pageFocused, { scope });
  const [tellFrozen, tellThawed] = [scopeBind(pageFrozen, { scope }), scopeBind(pageThawed, { scope })];
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => tellVisibility(document.visibilityState === 'visible');
  onVisibility();
  // The server has just answered, so the page is online whatever `navigator.onLine` says, which knows only whether
  // there is a network. It is asked where the server did not answer: after 'back' to a page that was kept.
  if (scope.getState($isRecheckFailed) && !navigator.onLine) tellOffline();
  else tellOnline();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // Not every browser fires 'freeze' for a page that it keeps in the back/forward cache.
  window.addEventListener('pagehide', () => tellFrozen(), { signal });
  document.addEventListener('freeze', () => tellFrozen(), { signal });
  document.addEventListener('resume', () => tellThawed(), { signal });
  window.addEventListener('focus', () => tellFocused(), { signal });
  window.addEventListener('online', () => tellOnline(), { signal });
  window.addEventListener('offline', () => tellOffline(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellRestored(), { signal });
  return () => listening.abort();
};
