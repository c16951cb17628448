/**
 * The modes of a story's pictures, for `npm run visual` and Chromatic: each theme at each width. In Chromatic's form:
 * globals, and `viewport` in px.
 */

/** @typedef {{ width: number, height: number }} Size px */

const THEMES = ['light', 'dark'];

/** @type {Record<string, Size>} */
const WIDTHS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
};

/** @param {Record<string, Size>} sizes */
const inEachTheme = (sizes) =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, viewport]) =>
      THEMES.map((theme) => [`${name} ${theme}`, { theme, viewport }]),
    ),
  );

/** Modes by name, for example 'phone dark'. */
export const modes = inEachTheme(WIDTHS);

/**
 * The modes of one story: a story with a pinned viewport has pictures of that size only.
 * @param {Size | undefined} pinned
 */
export const modesOf = (pinned) => (pinned === undefined ? modes : inEachTheme({ pinned }));
