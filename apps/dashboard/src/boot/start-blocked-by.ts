declare global {
  interface Window {
    /** Set by a script of index.html in a browser older than those of the build. */
    isTooOld?: true;
  }
}

/**
 * Why the product does not start in this page, as the id of a message in index.html; null where it does.
 * Another page must not embed this one (clickjacking): headers forbid it, but not every host sends them
 * (decision 0084). The simulated product moves no money and may be embedded.
 */
const findStartBlock = (): 'too-old' | 'framed' | null => {
  if (window.isTooOld === true) return 'too-old';
  return !__SIMULATED_BACKEND__ && window.top !== window.self ? 'framed' : null;
};

/** See {@link findStartBlock}. */
export const startBlockedBy = findStartBlock();
