/** Name of the session channel and of the lock for refreshes. */
export const SHARED_SESSION = 'sms-dashboard:session';

/**
 * Runs `run` while no other tab runs its own. Without Web Locks, which only secure pages have, every tab runs at once.
 */
export const withLock = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(SHARED_SESSION, run) : run();
