import { pageRestored, pageVisibilityChanged, wentOffline, wentOnline } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** Tells the domain what happens to the page. */
export const listenToBrowser = (scope: Scope): void => {
  const tellVisibility = scopeBind(pageVisibilityChanged, { scope });
  const tellOffline = scopeBind(wentOffline, { scope });
  const tellRestored = scopeBind(pageRestored, { scope });
  const tellOnline = scopeBind(wentOnline, { scope });
  document.addEventListener('visibilitychange', () => tellVisibility(document.visibilityState === 'visible'));
  window.addEventListener('online', () => tellOnline());
  window.addEventListener('offline', () => tellOffline());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellRestored();
  });
};
