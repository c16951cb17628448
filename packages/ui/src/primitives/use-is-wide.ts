import { createMediaQueryHook } from './media-query';

/** Returns true while there is room for a table or a chart; Tailwind's `md` breakpoint. */
export const useIsWide = createMediaQueryHook('(min-width: 48rem)');
