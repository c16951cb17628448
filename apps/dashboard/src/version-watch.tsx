import { NewVersion } from '@sms/ui/shell/new-version';
import { useEffect, useState } from 'react';

/** The page itself, as the server gives it now, with the build it belongs to. */
const PAGE = '/';

/** Whether the server has another build than the one this page runs. */
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

/** Looks for a newer build when a part of this one could not be fetched: the usual reason beside a lost connection. */
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
