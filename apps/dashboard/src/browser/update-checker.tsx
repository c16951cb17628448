import { NewVersion } from '@sms/ui/shell/new-version';
import { useEffect, useState } from 'react';
import { startServiceWorker, unregisterServiceWorker } from './service-worker';

/** Names the entry chunk of the server's build: vite/html-meta.ts. */
const VERSION_URL = '/version.json';

/** For a page that stays open for days; deployments are rarer than this. */
const CHECK_INTERVAL_MS = 60 * 60_000;

/** True while the server has a build other than the one this page runs. */
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

/** Loads the page from the server and not from the worker's cache. */
const reload = (): void => void unregisterServiceWorker().then(() => window.location.reload());

/**
 * Offers a newer build when the worker has fetched one, when a chunk could not be loaded while online (usually because
 * of a deployment), and when the user returns to a page whose last check is an hour ago. It never reloads by itself,
 * because a purchase may be in flight.
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
