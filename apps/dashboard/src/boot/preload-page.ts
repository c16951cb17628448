import { likelyPath } from '../browser/storage/session-hint';

/**
 * Fetches the code of the page that is most likely shown, beside the first script and not after it; the browser itself
 * finds that one only after the styles. A wrong guess costs bytes only.
 */
export const preloadPage = (): void => {
  for (const file of __ROUTE_MANIFEST__[likelyPath()] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};
