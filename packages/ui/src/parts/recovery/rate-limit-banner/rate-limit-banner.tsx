import { Banner } from '../../../primitives/banner';
import { RATE_LIMIT_TEXTS, type RateLimitBannerCause } from './rate-limit-texts';

export interface RateLimitBannerProps {
  /** Sets the text. */
  cause: RateLimitBannerCause;
  /** Seconds until purchase, back and refresh are enabled again. */
  secondsLeft: number;
}

/**
 * Counts the seconds of a rate-limit wait of the provider or the server. Only its sentence is announced, not every
 * second. In the wizard, after a purchase or a price request hit a limit of the provider or our own server. Not for a
 * rate limit elsewhere: a toast shows the wait.
 */
export function RateLimitBanner({ cause, secondsLeft }: RateLimitBannerProps) {
  return (
    <div className="sticky top-18 z-10">
      <Banner tone="warning" role="note">
        <span role="status">{RATE_LIMIT_TEXTS[cause]}</span>{' '}
        <span role="timer" className="font-semibold tabular-nums">
          {secondsLeft}s
        </span>
      </Banner>
    </div>
  );
}
