import { NewVersion } from '@sms/ui/shell/new-version';
import { useEffect, useState } from 'react';
import { letAppWorkerGo, startAppWorker } from './service-worker';

/** Names the entry of the build that the server has: vite/deployed-page.ts. */
const VERSION = '/version.json';

/** A page that stays open for days is asked to move on as well; nobody deploys more often than this. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Whether the server has a build other than the one this page runs. */
const isNewVersionReady = async (): Promise<boolean> => {
  const ours = document.querySelector('script[type=module]')?.getAttribute('src');
  try {
    const answer = await fetch(VERSION, { cache: 'no-store' });
    const { entry } = (await answer.json()) as { entry?: unknown };
    return typeof entry === 'string' && entry !== ours;
  } catch {
    return false;
  }
};

/** Loads the page as the server has it now, not as it was kept. */
const reload = (): void => void letAppWorkerGo().then(() => window.location.reload());

/**
 * Offers a newer build: when the worker has fetched one, when a part of this one could not be fetched, the usual reason if
 * the connection is up, and when the user comes back to a page that has not looked for an hour. It never reloads by
 * itself, because a purchase may be under way.
 */
export function VersionWatch() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let lookedAt = Date.now();
    const look = () => {
      lookedAt = Date.now();
      void isNewVersionReady().then((isNow) => setReady((wasReady) => wasReady || isNow));
    };
    const lookOnReturn = () => {
      if (!document.hidden && Date.now() - lookedAt >= LOOK_AGAIN_MS) look();
    };
    window.addEventListener('vite:preloadError', look);
    document.addEventListener('visibilitychange', lookOnReturn);
    startAppWorker(() => setReady(true));
    return () => {
      window.removeEventListener('vite:preloadError', look);
      document.removeEventListener('visibilitychange', lookOnReturn);
    };
  }, []);
  return isReady && <NewVersion onReload={reload} />;
}
