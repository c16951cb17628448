import { useSyncExternalStore } from 'react';

/** Minimum width of the table; Tailwind's `md` breakpoint. */
const WIDE = '(min-width: 48rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns true while there is room for a table. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
