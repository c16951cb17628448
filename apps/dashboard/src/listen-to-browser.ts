import { pageRestored, pageVisibilityChanged, wentOffline, wentOnline } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** Tells the domain what happens to the page, until the returned function is called. */
export const listenToBrowser = (scope: Scope): (() => void) => {
  const [tellOnline, tellOffline] = [scopeBind(wentOnline, { scope }), scopeBind(wentOffline, { scope })];
  const tellVisibility = scopeBind(pageVisibilityChanged, { scope });
  const tellRestored = scopeBind(pageRestored, { scope });
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => tellVisibility(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', () => tellOnline(), { signal });
  window.addEventListener('offline', () => tellOffline(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellRestored(), { signal });
  return () => listening.abort();
};
