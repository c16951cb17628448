/** Fetches what a page needs later than everything else, or not at all: it travels in one file. */
export const loadOnIdle = () => import('./on-idle');
