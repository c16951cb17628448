/* global window, document, requestAnimationFrame */
/** What runs inside the page of a built Storybook. Each function is sent there alone: it can use no other. */

/** Whether stories can be asked for. */
export const isReady = () => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/**
 * The size that each of the stories pins, which in Storybook itself is applied to the story's frame.
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
 * Shows a story, lets its play run to the end, and axe look at it unless it is switched off; returns what went wrong.
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
        // Axe reports no violations when it could not look.
        for (const { id: rule, nodes } of result.violations ?? [{ id: 'axe failed', nodes: [] }]) {
          problems.push(`${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
        }
      }
      if (status !== 'success' && problems.length === 0) problems.push(`The story ended with ${status}.`);
      resolve(problems);
    };
    for (const trouble of troubles) channel.on(trouble, note);
    channel.on('storyFinished', finished);
    // A story that is shown already is not shown again for being asked for, but plays anew when it is remounted.
    const isShown = window.__STORYBOOK_PREVIEW__.currentSelection?.storyId === id;
    if (isShown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

/** The theme is an attribute of the page (decision 0016), so that the story need not be played again. */
export const showTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
};

/**
 * Waits for fonts, for pictures, for what is drawn from sprites, and for two frames. A sprite is drawn some time after it was
 * fetched, in each place by itself; what it does not have is never drawn.
 */
export const settle = async () => {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  window.sprites ??= {};
  const spriteOf = (url) => (window.sprites[url] ??= fetch(url).then((answer) => answer.text()));
  const isDrawn = (use) => !use.checkVisibility() || use.getBBox().width > 0;
  for (const use of document.querySelectorAll('use')) {
    const { href, hash } = new URL(use.href.baseVal, document.baseURI);
    const isKnown = (await spriteOf(href.replace(hash, ''))).includes(`id="${hash.slice(1)}"`);
    while (isKnown && use.isConnected && !isDrawn(use)) await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/**
 * Turns to a page of text; resolves once it is drawn. Storybook loads everything anew when a page is left while stories on
 * it are being drawn, so that is waited for first.
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
 * Chooses in the menus of the toolbar; resolves once the story was drawn anew.
 * @param {Readonly<Record<string, string>>} globals
 */
export const chooseInToolbar = (globals) =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', resolve);
    channel.emit('updateGlobals', { globals });
  });
