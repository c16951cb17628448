/** Longer than loading takes on a slow line. */
const IDLE_AFTER_MS = 10_000;

/**
 * Resolves when the page is idle, or at the first error: error reporting is loaded then, and the user may
 * leave before the report is sent.
 */
export const idle = new Promise((resolve) => {
  setTimeout(resolve, IDLE_AFTER_MS);
  for (const problem of ['error', 'unhandledrejection']) addEventListener(problem, resolve);
});
