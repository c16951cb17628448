/** Scheme and host of the API; the page's own unless the build names another. */
export const API_ORIGIN = import.meta.env.VITE_API_ORIGIN || window.location.origin;

/** Whether keyed calls carry their key: another origin refuses a header it does not know. */
export const SENDS_KEYS =
  API_ORIGIN === window.location.origin || Boolean(import.meta.env.VITE_IDEMPOTENCY_HEADER);
