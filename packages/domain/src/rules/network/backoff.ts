import { REST_AFTER_REFUSAL_MAX_MS } from '../../limits';

/**
 * How long to wait after a transient refusal, in ms: what the server names, though never longer than ten minutes.
 * @param retryAfterS seconds named by the server; null when it names none
 * @param unnamedMs the wait when the server names none
 */
export const restAfter = (retryAfterS: number | null, unnamedMs: number): number =>
  retryAfterS === null ? unnamedMs : Math.min(retryAfterS * 1_000, REST_AFTER_REFUSAL_MAX_MS);
