import { useSyncExternalStore } from 'react';

/** Watches a media query: calls `onChange` whenever it begins or ceases to match, until stopped. */
export const watchMedia =
  (media: string) =>
  (onChange: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };

/** Creates a hook that returns true while a media query matches. */
export const createMediaQueryHook = (media: string): (() => boolean) => {
  const subscribe = watchMedia(media);
  const useMediaQuery = () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(media).matches,
      // A text without a window, in tests.
      () => false,
    );
  return useMediaQuery;
};
