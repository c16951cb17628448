import { REFRESH_TIMEOUT_MS } from '@sms/domain/limits/spec';

/** Name of the session channel and of the lock for refreshes. */
export const SHARED_SESSION = 'sms-dashboard:session';

/**
 * Runs `run` while no other tab runs its own. It runs at once where there are no locks, which only secure
 * pages have, or where the browser refuses them, as with all cookies blocked; and after the time of a refresh
 * where another tab was stopped with the lock.
 */
export const withLock = async <T>(run: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return run();
  let running: Promise<T> | undefined;
  const runOnce = (): Promise<T> => (running ??= run());
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), REFRESH_TIMEOUT_MS);
  try {
    await navigator.locks.request(SHARED_SESSION, { signal: waiting.signal }, runOnce);
  } catch {
    // Refused, not granted in time, or the failure of `run` itself, which is thrown below.
  } finally {
    clearTimeout(timer);
  }
  return runOnce();
};
