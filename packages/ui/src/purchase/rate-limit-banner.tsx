import { useState } from 'react';

import { Banner } from '../primitives/feedback/banner';

/** Who limits: the provider, purchases or prices (spec §8), or the server (decision 0106). */
export type RateLimitBannerCause = 'purchase' | 'prices' | 'limiter';

const TEXTS: Record<RateLimitBannerCause, string> = {
  purchase: 'Our provider is getting the best number for you. Please try again in:',
  prices: 'Provider rate limit reached. Please wait before refreshing prices.',
  limiter: 'Too many requests in a short time. Please try again in:',
};

export interface RateLimitBannerProps {
  cause: RateLimitBannerCause;
  /** Seconds until purchase, back and refresh are enabled again. */
  secondsLeft: number;
}

/**
 * Counts the seconds of a rate-limit wait of the provider or the server. Its sentence is announced with the
 * seconds at its start, not every second; the page announces its end. In the wizard, after a purchase or a
 * price request hit a limit of the provider or our own server. Not for a rate limit elsewhere: a toast shows
 * the wait.
 */
export function RateLimitBanner({ cause, secondsLeft }: RateLimitBannerProps) {
  return (
    <div className="sticky top-18 z-10">
      <Banner tone="warning" role="note">
        <Sentence key={cause} {...{ cause, secondsLeft }} />{' '}
        <span role="timer" className="font-semibold tabular-nums">
          {secondsLeft}s
        </span>
      </Banner>
    </div>
  );
}

function Sentence({ cause, secondsLeft }: RateLimitBannerProps) {
  const [secondsAtStart] = useState(secondsLeft);
  return (
    <span role="alert">
      {TEXTS[cause]}
      <span className="sr-only">{` ${secondsAtStart} seconds`}</span>
    </span>
  );
}
