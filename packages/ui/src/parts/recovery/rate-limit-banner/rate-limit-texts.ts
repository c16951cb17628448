/**
 * Source of the rate limit: a purchase or a price fetch at the provider (spec §8), or a limiter of the server (decision
 * 0106).
 */
export type RateLimitBannerCause = 'purchase' | 'prices' | 'limiter';

/**
 * Texts of the banner. Not in the component's file: Storybook's docgen adds a property to objects exported there, and
 * the error catalogue lists every property.
 */
export const RATE_LIMIT_TEXTS: Record<RateLimitBannerCause, string> = {
  purchase: 'Our provider is getting the best number for you. Please try again in:',
  prices: 'Provider rate limit reached. Please wait before refreshing prices.',
  limiter: 'Too many requests in a short time. Please try again in:',
};
