/**
 * True for a response with the provider's rate limit (spec §8): by status, or by the two phrases in its text.
 * '429' only counts as a whole word: 'Activation 1429017' is not a rate limit.
 */
export const isRateLimit = (status: number, text: string | null): boolean =>
  status === 429 || (text !== null && (text.includes('Rate limit exceeded') || /\b429\b/.test(text)));
