/** Names what the tabs of this browser share: the channel they talk over and the lock for their refreshes. */
export const SHARED_SESSION = 'sms-dashboard:session';

/**
 * Runs `run` while no other tab runs its own. Where a browser has no locks every tab takes its turn at once: it offers
 * them to secure pages only.
 */
export const withLock = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(SHARED_SESSION, run) : run();
