import { useSyncExternalStore } from 'react';

/** Minimum width of the chart; Tailwind's `lg` breakpoint. */
const WIDE = '(min-width: 64rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns true while the dashboard has room for its chart, whose code and data then load. */
export const useHasChartRoom = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
