import { Banner } from '../../primitives/banner';

/** What ran into the provider's rate limit: a purchase or a price fetch (spec §8). */
export type RateLimitCause = 'purchase' | 'prices';

/** What the banner says (spec §8). */
export const RATE_LIMIT_TEXTS: Record<RateLimitCause, string> = {
  purchase: 'Our provider is getting the best number for you. Please try again in:',
  prices: 'Provider rate limit reached. Please wait before refreshing prices.',
};

/** Props of {@link RateLimitBanner}. */
export interface RateLimitBannerProps {
  cause: RateLimitCause;
  /** Seconds until purchase, back and refresh are enabled again. */
  secondsLeft: number;
}

/** Stays in view while the provider asks us to wait; only its sentence is announced, not every second. */
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
