import { BACKOFF_MAX_MS } from '../../limits';

/**
 * How long to wait after a transient refusal, in ms: what the server names, though never longer than ten minutes.
 * @param retryAfterS seconds named by the server; null when it names none
 * @param defaultMs the wait when the server names none
 */
export const backoffMs = (retryAfterS: number | null, defaultMs: number): number =>
  retryAfterS === null ? defaultMs : Math.min(retryAfterS * 1_000, BACKOFF_MAX_MS);
