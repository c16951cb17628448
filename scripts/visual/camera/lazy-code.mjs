/** Parts whose code comes late, as whoever watches a page from outside has to wait for them. */

/** How long React may keep a placeholder after the code of what stands behind it came, and a little more, in ms. */
const REVEAL_MS = 350;

/**
 * Watches the code that a page fetches.
 * @param {import('@playwright/test').Page} page
 * @returns {() => boolean} whether what came so far is shown
 */
export const watchLazyCode = (page) => {
  let came = -REVEAL_MS;
  const note = (request) => {
    if (request.resourceType() === 'script') came = performance.now();
  };
  page.on('requestfinished', note);
  // A part whose code does not come says so in its place.
  page.on('requestfailed', note);
  return () => performance.now() - came >= REVEAL_MS;
};
