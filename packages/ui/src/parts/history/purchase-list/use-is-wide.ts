import { useSyncExternalStore } from 'react';

/** From this width on a table fits; the same as Tailwind's `md` breakpoint. */
const WIDE = '(min-width: 48rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether there is room for a table. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
