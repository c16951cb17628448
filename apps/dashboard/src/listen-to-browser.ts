import {
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
 * Tells the domain how the page stands and what happens to it, until the returned function is called. What
 * changed before, at /login for example, nobody has heard.
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
  // The server has just answered, which `navigator.onLine` may not know: not every network is the internet.
  tellOnline();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // Not every browser says that it freezes a page which it keeps for 'back'.
  window.addEventListener('pagehide', () => tellFrozen(), { signal });
  document.addEventListener('freeze', () => tellFrozen(), { signal });
  document.addEventListener('resume', () => tellThawed(), { signal });
  window.addEventListener('focus', () => tellFocused(), { signal });
  window.addEventListener('online', () => tellOnline(), { signal });
  window.addEventListener('offline', () => tellOffline(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellRestored(), { signal });
  return () => listening.abort();
};
