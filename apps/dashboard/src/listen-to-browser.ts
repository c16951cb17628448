import { pageVisibilityChanged, wentOnline } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** Tells the domain what happens to the page. */
export const listenToBrowser = (scope: Scope): void => {
  const tellVisibility = scopeBind(pageVisibilityChanged, { scope });
  const tellOnline = scopeBind(wentOnline, { scope });
  document.addEventListener('visibilitychange', () => tellVisibility(document.visibilityState === 'visible'));
  window.addEventListener('online', () => tellOnline());
};
