import { createMediaQueryHook } from '../../primitives/media-query';

/**
 * Returns true while the dashboard has room for its chart, whose code and data then load;
 * Tailwind's `md` breakpoint.
 */
export const useHasChartRoom = createMediaQueryHook('(min-width: 48rem)');
