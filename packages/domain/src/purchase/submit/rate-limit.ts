import { createEvent, createStore, sample } from 'effector';
import { isRateLimited, type ApiError } from '../../api/errors/api-error';
import { $clock } from '../../lib/time/clock';
import { createInterval } from '../../lib/time/create-poller';
import { RATE_LIMIT_COUNT_MS } from '../../limits/tuning';
import { RATE_LIMIT_COUNTS } from '../../limits/spec';
import { backoffMs } from '../../lib/backoff';

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
  const isOfServer = code === 'SMS_RATE_LIMIT' || code === 'API_RATE_LIMIT';
  return { cause: isOfServer ? 'limiter' : failed, retryAfterS };
};

/** A rate limit was hit. */
export const rateLimitHit = createEvent<RateLimitHit>();

const waitStarted = createEvent<RateLimitWait>();
const countdownTicked = createEvent<number>();

/** The current wait; null while there is none. */
export const $rateLimit = createStore<RateLimitWait | null>(null)
  .on(waitStarted, (_, wait) => wait)
  .on(countdownTicked, (wait, now) => wait && countDown(wait, now));

/** True while purchase, back and refresh are disabled. */
export const $isRateLimited = $rateLimit.map((wait) => wait !== null);

// A second hit during the wait changes nothing: the counter only falls.
sample({
  clock: rateLimitHit,
  source: { clock: $clock, isWaiting: $isRateLimited },
  filter: ({ isWaiting }) => !isWaiting,
  fn: ({ clock }, { cause, retryAfterS }) => {
    const namedMs = backoffMs(retryAfterS, RATE_LIMIT_COUNTS * RATE_LIMIT_COUNT_MS);
    const waitMs = Math.max(namedMs, RATE_LIMIT_COUNT_MS);
    return { cause, secondsLeft: waitMs / RATE_LIMIT_COUNT_MS, endsAt: clock.now() + waitMs };
  },
  target: waitStarted,
});

const { tick } = createInterval({ intervalMs: RATE_LIMIT_COUNT_MS, isOn: $isRateLimited });

sample({ clock: tick, source: $clock, fn: (clock) => clock.now(), target: countdownTicked });

/**
 * Counts by the end time and not by ticks, which come once a minute in a hidden tab. A clock that is set back
 * never raises the count.
 */
function countDown(wait: RateLimitWait, now: number): RateLimitWait | null {
  const secondsLeft = Math.min(wait.secondsLeft, Math.ceil((wait.endsAt - now) / RATE_LIMIT_COUNT_MS));
  return secondsLeft > 0 ? { ...wait, secondsLeft } : null;
}
