import type { DocumentedError } from '../operation';

/** Errors that any call can respond with (spec §7, §8). */
export const commonErrors = {
  TOKEN_MISSING: { status: 401, text: 'Access token required' },
  TOKEN_EXPIRED: { status: 401, text: 'Access token expired' },
  TOKEN_INVALID: { status: 401, text: 'Invalid access token' },
  SESSION_NOT_FOUND: { status: 401, text: 'Session not found' },
  CSRF_ERROR: { status: 403, text: 'Invalid CSRF token' },
  VALIDATION_ERROR: { status: 400, text: 'Validation failed' },
  API_RATE_LIMIT: { status: 429, text: 'API rate limit exceeded' },
  SMS_RATE_LIMIT: { status: 429, text: 'SMS operation rate limit exceeded' },
  NOT_FOUND: { status: 404, text: 'API endpoint not found' },
  INTERNAL_ERROR: { status: 500, text: 'Internal server error' },
} as const satisfies Record<string, DocumentedError>;

export type CommonErrorCode = keyof typeof commonErrors;
