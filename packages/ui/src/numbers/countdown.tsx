import type { ReactNode } from 'react';

export interface CountdownProps {
  /** Remaining time as mm:ss. */
  remaining: ReactNode;
}

/**
 * The remaining time of a number, in the size and colour around it. Fixed width and isolated, so that a tick
 * repaints five characters and causes no layout; an isolated box has no baseline, so beside other text its
 * bottom is aligned. Not for the wait after a rate limit: RateLimitBanner counts seconds itself. A timer is
 * not live: it is read only on navigation.
 */
export function Countdown({ remaining }: CountdownProps) {
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
