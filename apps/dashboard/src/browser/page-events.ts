import { $session } from '@sms/domain/session/session';
import {
  $isPageVisible,
  pageFocusChanged,
  pageFrozen,
  pageRestored,
  pageResumed,
  pageVisibilityChanged,
  wentOffline,
} from '@sms/domain/lib/page';
import { preferencesRequested } from '@sms/domain/account/preferences';
import { scopeBind, type Scope } from 'effector';
import { keyOf } from './storage/browser-storage';

/**
 * Reports to the domain every change of the page, until the returned function is called; first what changed
 * while nobody listened, at /login for example.
 */
export const listenToPageEvents = (scope: Scope): (() => void) => {
  const fireVisibilityChanged = scopeBind(pageVisibilityChanged, { scope });
  const fireRestored = scopeBind(pageRestored, { scope });
  const fireFocusChanged = scopeBind(pageFocusChanged, { scope });
  const requestPreferences = scopeBind(preferencesRequested, { scope });
  const [fireFrozen, fireResumed] = [scopeBind(pageFrozen, { scope }), scopeBind(pageResumed, { scope })];
  const listening = new AbortController();
  const { signal } = listening;
  const isVisible = () => document.visibilityState === 'visible';
  const onFocus = () => fireFocusChanged(isVisible() && document.hasFocus());
  const onVisibility = () => {
    fireVisibilityChanged(isVisible());
    onFocus();
  };
  // A page that is shown reads again what may have aged: not one that was never hidden.
  if (scope.getState($isPageVisible) !== isVisible()) fireVisibilityChanged(isVisible());
  onFocus();
  // Otherwise the server has just responded, whatever `navigator.onLine` says, which knows only about the
  // network. It decides where the server did not respond: after 'back' to a cached page.
  if (scope.getState($session).isRecheckFailed && !navigator.onLine) scopeBind(wentOffline, { scope })();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // Not every browser fires 'freeze' for a page in the back/forward cache.
  window.addEventListener('pagehide', () => fireFrozen(), { signal });
  document.addEventListener('freeze', () => fireFrozen(), { signal });
  document.addEventListener('resume', () => fireResumed(), { signal });
  window.addEventListener('focus', onFocus, { signal });
  window.addEventListener('blur', onFocus, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && fireRestored(), { signal });
  // A hidden page acts on them too: it may lead, and cancel numbers.
  window.addEventListener('storage', ({ key }) => key === keyOf('preferences') && requestPreferences(), {
    signal,
  });
  return () => listening.abort();
};
