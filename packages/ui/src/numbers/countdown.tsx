import type { ReactNode } from 'react';

/**
 * The remaining time of a number as mm:ss, in the size and colour around it. Fixed width and isolated, so
 * that a tick repaints five characters and causes no layout; an isolated box has no baseline, so beside other
 * text its bottom is aligned. Not for the wait after a rate limit: RateLimitBanner counts seconds itself. A
 * timer is not live: it is read only on navigation.
 */
export function Countdown({ remaining }: { remaining: ReactNode }) {
  return (
    <span
      role="timer"
      aria-label="Time remaining"
      className="inline-block w-[5ch] text-right align-bottom font-digits tabular-nums contain-content"
    >
      {remaining}
    </span>
  );
}
