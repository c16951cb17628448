/** Longer than loading takes on a slow line. */
const IDLE_AFTER_MS = 10_000;

/** Load error reporting when the page is idle, or at once after an error: the user may leave before it is sent. */
export const idle = new Promise((resolve) => {
  setTimeout(resolve, IDLE_AFTER_MS);
  for (const problem of ['error', 'unhandledrejection']) addEventListener(problem, resolve);
});
