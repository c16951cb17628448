/** Loads the code that a page needs last, or never, as one chunk. */
export const loadOnIdle = () => import('./on-idle');
