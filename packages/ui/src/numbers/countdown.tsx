import type { ReactNode } from 'react';

export interface CountdownProps {
  /** Remaining time as mm:ss. */
  remaining: ReactNode;
}

/**
 * The remaining time of a number as mm:ss, in the size and colour around it. Fixed width and isolated, so
 * that a tick repaints five characters and causes no layout. An isolated box has no baseline of its own:
 * beside other text its bottom is aligned. On a number card, above its LifeBar. Not for the wait
 * after a rate limit: RateLimitBanner counts seconds itself. Role timer, named 'Time remaining'. A timer is
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
