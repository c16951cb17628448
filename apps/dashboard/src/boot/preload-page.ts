import { likelyPath } from '../browser/storage/session-hint';

/**
 * Preloads the chunk of the page that is most likely shown, in parallel with the first script; the browser finds it
 * only after the styles. A wrong guess costs bytes only.
 */
export const preloadPage = (): void => {
  for (const file of __ROUTE_MANIFEST__[likelyPath()] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};
