/* global window, document, getComputedStyle, Image, requestAnimationFrame */
/** Functions that run inside the page of a built Storybook. Each is sent there alone and must be self-contained. */

/** True once Storybook has loaded its index. */
export const isReady = () => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/**
 * Viewport sizes that the stories pin, which Storybook itself applies to the story's frame.
 * @param {readonly string[]} ids
 * @returns {Promise<Readonly<Record<string, { width: number; height: number }>>>}
 */
export const findPins = async (ids) => {
  const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
  const pins = {};
  for (const id of ids) {
    const { storyGlobals, parameters } = await store.loadStory({ storyId: id });
    const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
    if (styles) pins[id] = { width: parseInt(styles.width), height: parseInt(styles.height) };
  }
  return pins;
};

/**
 * Renders a story, runs its play and axe, unless axe is disabled; returns the errors.
 * @param {string} id
 * @returns {Promise<readonly string[]>}
 */
export const playStory = (id) =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const troubles = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    const problems = [];
    const note = ({ message }) => problems.push(message ?? 'The story could not be shown.');
    const finished = ({ storyId, status, reporters = [] }) => {
      if (storyId !== id) return;
      for (const trouble of troubles) channel.off(trouble, note);
      channel.off('storyFinished', finished);
      for (const { result } of reporters.filter((report) => report.status === 'failed')) {
        // Axe reports no violations when it failed to run.
        for (const { id: rule, nodes } of result.violations ?? [{ id: 'axe failed', nodes: [] }]) {
          problems.push(`${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
        }
      }
      if (status !== 'success' && problems.length === 0) problems.push(`The story ended with ${status}.`);
      resolve(problems);
    };
    for (const trouble of troubles) channel.on(trouble, note);
    channel.on('storyFinished', finished);
    // Selecting the current story again does not re-render it, but remounting runs its play again.
    const isShown = window.__STORYBOOK_PREVIEW__.currentSelection?.storyId === id;
    if (isShown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

/** The theme is an attribute of the page (decision 0016), so the play need not run again. */
export const showTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
};

/** Elements that overflow the window to the right; empty when the page does not scroll sideways. */
export const overflowingElements = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(({ tagName, className }) => `${tagName} ${className}`);
};

/** Waits for fonts, images, backgrounds, and two frames. */
export const settle = async () => {
  await document.fonts.ready;
  const decoded = (image) => image.decode().catch(() => undefined);
  const backgrounds = new Set(
    Array.from(document.querySelectorAll('.flag, .logo'), (box) => getComputedStyle(box).backgroundImage),
  );
  await Promise.all([
    ...Array.from(document.images, decoded),
    ...Array.from(backgrounds, (background) => {
      const image = new Image();
      image.src = background.slice('url("'.length, -'")'.length);
      return decoded(image);
    }),
  ]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/**
 * Navigates to a docs page; resolves once it is rendered. Storybook reloads everything when a page is left while its
 * stories are rendering, so this waits for them first.
 * @param {string} storyId
 */
export const turnToPage = (storyId) =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const turn = () => {
      const stories = document.querySelectorAll('#storybook-docs .sb-story:not(:has(iframe))');
      if (window.storiesDrawn < stories.length) return requestAnimationFrame(turn);
      if (window.storiesDrawn === undefined) channel.on('storyRendered', () => (window.storiesDrawn += 1));
      window.storiesDrawn = 0;
      channel.once('docsRendered', resolve);
      return channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    };
    turn();
  });

/**
 * Selects toolbar values; resolves once the story has re-rendered.
 * @param {Readonly<Record<string, string | boolean>>} globals
 */
export const chooseInToolbar = (globals) =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', resolve);
    channel.emit('updateGlobals', { globals });
  });
