export * from './rate-limit-banner';
export { RATE_LIMIT_TEXTS, type RateLimitBannerCause } from './rate-limit-texts';
