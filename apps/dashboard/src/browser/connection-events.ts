import { wentOffline, wentOnline } from '@sms/domain/lib/page';
import { scopeBind, type Scope } from 'effector';

/**
 * Reports a lost and a regained connection, on every page from its first paint on, until the returned
 * function is called.
 */
export const listenToConnection = (scope: Scope): (() => void) => {
  const [fireOnline, fireOffline] = [scopeBind(wentOnline, { scope }), scopeBind(wentOffline, { scope })];
  const listening = new AbortController();
  window.addEventListener('online', () => fireOnline(), { signal: listening.signal });
  window.addEventListener('offline', () => fireOffline(), { signal: listening.signal });
  return () => listening.abort();
};
