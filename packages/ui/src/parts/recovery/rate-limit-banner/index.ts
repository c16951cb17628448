export * from './rate-limit-banner';
export { RATE_LIMIT_TEXTS, type RateLimitCause } from './rate-limit-texts';
