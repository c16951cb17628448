/** Waiting for lazily loaded components from outside the page. */

/** Maximum time that React shows a placeholder after its code has loaded, and a little more, in ms. */
const REVEAL_MS = 350;

/**
 * Watches the scripts that a page loads.
 * @param {import('@playwright/test').Page} page
 * @returns {() => boolean} true once everything loaded so far is rendered
 */
export const watchLazyCode = (page) => {
  let came = -REVEAL_MS;
  const note = (request) => {
    if (request.resourceType() === 'script') came = performance.now();
  };
  page.on('requestfinished', note);
  // A component whose code fails to load shows an error in its place.
  page.on('requestfailed', note);
  return () => performance.now() - came >= REVEAL_MS;
};
