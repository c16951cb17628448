import { isLimiterOfServer, isRateLimited, type ApiError } from '../api/errors/api-error';
import { backoffMs } from '../lib/backoff';
import { RATE_LIMIT_COUNTS } from '../limits/spec';
import { RATE_LIMIT_COUNT_MS } from '../limits/tuning';

/**
 * Cause of the wait: the provider's limit during a purchase or a price load, or a limiter of the server
 * itself; determines the text of the banner (spec §8, decision 0106).
 */
export type RateLimitCause = 'purchase' | 'prices' | 'limiter';

/** A call was refused because there were too many. */
export interface RateLimitHit {
  readonly cause: RateLimitCause;
  /** Seconds to wait, as named by the server; null when it names none. */
  readonly retryAfterS: number | null;
}

/** A wait requested by the provider or the server (spec §4). */
export interface RateLimitWait {
  readonly cause: RateLimitCause;
  /** Counts down until purchase, back and refresh are enabled again; after 1 the wait is over. */
  readonly secondsLeft: number;
  /** ms since 1970 on the clock of this machine. */
  readonly endsAt: number;
}

/** Cause and duration of the wait after this failure; null without one. */
export const readRateLimit = (error: ApiError, failed: 'purchase' | 'prices'): RateLimitHit | null => {
  if (error.kind !== 'rejected' || !isRateLimited(error)) return null;
  const { code, retryAfterS } = error;
  return { cause: isLimiterOfServer(code) ? 'limiter' : failed, retryAfterS };
};

/** The wait that begins `now`, ms since 1970. */
export const startWait = ({ cause, retryAfterS }: RateLimitHit, now: number): RateLimitWait => {
  const namedMs = backoffMs(retryAfterS, RATE_LIMIT_COUNTS * RATE_LIMIT_COUNT_MS);
  const waitMs = Math.max(namedMs, RATE_LIMIT_COUNT_MS);
  return { cause, secondsLeft: waitMs / RATE_LIMIT_COUNT_MS, endsAt: now + waitMs };
};

/**
 * Counts by the end time and not by ticks, which come once a minute in a hidden tab. A clock that is set back
 * never raises the count. Null once the wait is over.
 */
export const countDown = (wait: RateLimitWait, now: number): RateLimitWait | null => {
  const secondsLeft = Math.min(wait.secondsLeft, Math.ceil((wait.endsAt - now) / RATE_LIMIT_COUNT_MS));
  return secondsLeft > 0 ? { ...wait, secondsLeft } : null;
};
