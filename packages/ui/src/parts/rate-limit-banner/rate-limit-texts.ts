/** What ran into the provider's rate limit: a purchase or a price fetch (spec §8). */
export type RateLimitCause = 'purchase' | 'prices';

/** What the banner says (spec §8). */
export const RATE_LIMIT_TEXTS: Record<RateLimitCause, string> = {
  purchase: 'Our provider is getting the best number for you. Please try again in:',
  prices: 'Provider rate limit reached. Please wait before refreshing prices.',
};
