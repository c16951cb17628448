/**
 * Which stories Chromatic takes, and how: for the preview, and for `npm run size`, which counts them in the
 * built index.
 */

/** Taken of each story, in Chromatic's form: globals, and `viewport` in px. */
export const MODES = {
  'wide light': { theme: 'light', viewport: { width: 1280, height: 800 } },
  'narrow dark': { theme: 'dark', viewport: { width: 390, height: 844 } },
};

/** The most snapshots of a full build (docs/visual-review.md). */
export const MOST_SNAPSHOTS = 900;

/**
 * Pages, scenarios and `AllStates` show each state once; the story of a single state proves what it does.
 * @param {{ readonly title: string, readonly name: string, readonly tags: readonly string[] }} story
 */
export const hasSnapshot = ({ title, name, tags }) =>
  name === 'All States' || tags.includes('scenario') || title.startsWith('Pages/');
