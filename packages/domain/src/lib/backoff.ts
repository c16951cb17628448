import { BACKOFF_MAX_MS } from '../limits/tuning';

/**
 * Backoff after a transient rejection, in ms: the wait named by the server, ten minutes at most.
 *
 * @param retryAfterS seconds named by the server; null without one
 *
 * @param defaultMs the default wait
 */
export const backoffMs = (retryAfterS: number | null, defaultMs: number): number =>
  retryAfterS === null ? defaultMs : Math.min(retryAfterS * 1_000, BACKOFF_MAX_MS);
