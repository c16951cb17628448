import { BACKOFF_MAX_MS } from '../limits/tuning';

/** Backoff after a transient rejection, in ms: the server's `Retry-After`, ten minutes at most. */
export const backoffMs = (retryAfterS: number | null, defaultMs: number): number =>
  retryAfterS === null ? defaultMs : Math.min(retryAfterS * 1_000, BACKOFF_MAX_MS);
