import { NewVersion } from '@sms/ui/shell/new-version';
import { useEffect, useState } from 'react';
import { letAppWorkerGo, startAppWorker } from './app-worker';

/** Path of the page itself; the HTML that the server returns for it names the entry of its current build. */
const PAGE = '/';

/** Whether the server has a build other than the one this page runs. */
const isNewVersionReady = async (): Promise<boolean> => {
  const entry = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  try {
    const answer = await fetch(PAGE, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && page.includes('<div id="root">') && !page.includes(entry);
  } catch {
    return false;
  }
};

/** Loads the page as the server has it now, not as it was kept. */
const reload = (): void => void letAppWorkerGo().then(() => window.location.reload());

/**
 * Offers a newer build: when the worker has fetched one, and when a part of this one could not be fetched, the usual
 * reason if the connection is up. It never reloads by itself, because a purchase may be under way.
 */
export function VersionWatch() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const look = () => {
      void isNewVersionReady().then((isNow) => setReady((wasReady) => wasReady || isNow));
    };
    window.addEventListener('vite:preloadError', look);
    startAppWorker(() => setReady(true));
    return () => window.removeEventListener('vite:preloadError', look);
  }, []);
  return isReady && <NewVersion onReload={reload} />;
}
