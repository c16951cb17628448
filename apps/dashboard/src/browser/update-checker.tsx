import { NewVersion } from '@sms/ui/shell/new-version';
import { useEffect, useState } from 'react';
import { startServiceWorker, unregisterServiceWorker } from './service-worker';

/** Names the entry of the build that the server has: vite/html-meta.ts. */
const VERSION_URL = '/version.json';

/** A page that stays open for days is asked to move on as well; nobody deploys more often than this. */
const CHECK_INTERVAL_MS = 60 * 60_000;

/** Whether the server has a build other than the one this page runs. */
const isUpdateAvailable = async (): Promise<boolean> => {
  const ours = document.querySelector('script[type=module]')?.getAttribute('src');
  try {
    const response = await fetch(VERSION_URL, { cache: 'no-store' });
    const { entry } = (await response.json()) as { entry?: unknown };
    return typeof entry === 'string' && entry !== ours;
  } catch {
    return false;
  }
};

/** Loads the page as the server has it now, not as it was kept. */
const reload = (): void => void unregisterServiceWorker().then(() => window.location.reload());

/**
 * Offers a newer build: when the worker has fetched one, when a part of this one could not be fetched, the usual reason if
 * the connection is up, and when the user comes back to a page that has not looked for an hour. It never reloads by
 * itself, because a purchase may be under way.
 */
export function UpdateChecker() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      checkedAt = Date.now();
      void isUpdateAvailable().then((isNow) => setReady((wasReady) => wasReady || isNow));
    };
    const checkOnReturn = () => {
      if (!document.hidden && Date.now() - checkedAt >= CHECK_INTERVAL_MS) check();
    };
    window.addEventListener('vite:preloadError', check);
    document.addEventListener('visibilitychange', checkOnReturn);
    startServiceWorker(() => setReady(true));
    return () => {
      window.removeEventListener('vite:preloadError', check);
      document.removeEventListener('visibilitychange', checkOnReturn);
    };
  }, []);
  return isReady && <NewVersion onReload={reload} />;
}
