import { NewVersion } from '@sms/ui/shell/new-version';
import { useEffect, useState } from 'react';

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

/** Looks for a newer build when a part of this one could not be fetched, the usual reason if the connection is up. */
export function VersionWatch() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const look = () => {
      void isNewVersionReady().then((isNow) => setReady((wasReady) => wasReady || isNow));
    };
    window.addEventListener('vite:preloadError', look);
    return () => window.removeEventListener('vite:preloadError', look);
  }, []);
  return isReady && <NewVersion onReload={() => window.location.reload()} />;
}
