import type { Operation } from '../../contracts/operation';
import { backoffMs } from '../../lib/backoff';

/** True for the provider's rate limit (spec §8): 'Activation 1429017' in the text is none. */
const isRateLimit = (status: number, text: string | null): boolean =>
  status === 429 || (text !== null && (text.includes('Rate limit exceeded') || /\b429\b/.test(text)));

/** Why a call failed, as tagged data. Each feature chooses the text for it in one place (spec §8). */
export type ApiError =
  /** The server responded with an error status, or with `success: false`. */
  | {
      readonly kind: 'rejected';
      /** HTTP status; a 2xx where only `success: false` marks the failure. */
      readonly status: number;
      /** Machine code, for example `INSUFFICIENT_BALANCE`. */
      readonly code: string | null;
      /** The server's `message` or `error`, for the user (spec §7). Never the body of an HTML page. */
      readonly text: string | null;
      /** The whole response, for the few codes that carry more. */
      readonly details: Readonly<Record<string, unknown>>;
      /** Seconds given by `Retry-After`; null without the header, and where the browser may not read it. */
      readonly retryAfterS: number | null;
    }
  /** No response arrived: the connection was refused or cut. */
  | { readonly kind: 'network'; readonly elapsedMs: number }
  /** The browser says that it is offline, and the server did not answer when asked: the call was not sent. */
  | { readonly kind: 'offline' }
  /** The deadline passed before the whole response had arrived. */
  | { readonly kind: 'timeout'; readonly elapsedMs: number }
  /** A success whose body is not JSON or does not fit the contract. */
  | { readonly kind: 'malformed' }
  /** A path parameter could have addressed another endpoint: the call was not sent. */
  | { readonly kind: 'unsafe-path' }
  /** The user signed out or changed during the call: the response is discarded. */
  | {
      readonly kind: 'stale-session';
      /** True if the server refused the token, and so did not carry out the call. */
      readonly isRefused?: boolean;
    }
  /** The caller aborted the call, because the response is no longer needed. */
  | { readonly kind: 'aborted' };

/**
 * True while the server may have acted on the call: there was no readable response, or a 409 or 5xx without a
 * code that the contract defines as 'not done'. A call of class 'money' is then reconciled, never sent again.
 */
export const isOutcomeUnconfirmed = (
  error: ApiError,
  { rollbackCodes = [] }: Pick<Operation, 'rollbackCodes'> = {},
): boolean => {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
      return true;
    case 'rejected':
      return (error.status >= 500 || error.status === 409) && !rollbackCodes.includes(error.code ?? '');
    case 'offline':
    case 'unsafe-path':
    case 'stale-session':
    case 'aborted':
      return false;
  }
};

/** Error text while offline: the call was not sent, so nothing was charged. */
export const OFFLINE = 'You are offline, so nothing was sent. Reconnect and try again.';

export const TOO_MANY_CALLS = 'Too many requests. Wait a moment, then try again.';

/** True for a refusal by a limiter of the server itself, not of a provider. */
export const isLimiterOfServer = (code: string | null): boolean =>
  code === 'SMS_RATE_LIMIT' || code === 'API_RATE_LIMIT';

/** The text the user reads: the server's own, else the action's default, else the status (spec §7, §8). */
export const errorText = (error: ApiError, defaultText?: string): string => {
  if (error.kind === 'offline') return OFFLINE;
  if (error.kind !== 'rejected') return defaultText ?? 'Unknown error occurred';
  // The limiter names what it counts: 'SMS operation rate limit exceeded', of a payment as well.
  if (isLimiterOfServer(error.code)) return TOO_MANY_CALLS;
  return error.text ?? defaultText ?? `Request failed with status ${error.status}`;
};

/** False for an aborted call and for one of an ended session: the user no longer waits for it. */
export const isUserFacing = ({ kind }: ApiError): boolean => kind !== 'stale-session' && kind !== 'aborted';

/** True when `isMatch` holds for the text of the rejection, or for the server's `message` behind it. */
export const matchesMessage = (error: ApiError, isMatch: (text: string) => boolean): boolean =>
  error.kind === 'rejected' &&
  [error.text, error.details['message']].some((text) => typeof text === 'string' && isMatch(text));

/** True after the provider's rate limit (spec §8), detected by status or text. */
export const isRateLimited = (error: ApiError): boolean =>
  error.kind === 'rejected' &&
  (isRateLimit(error.status, null) || matchesMessage(error, (text) => isRateLimit(error.status, text)));

/** Wait requested by the server, in ms; undefined without one. */
export const retryAfterMs = (error: ApiError): number | undefined =>
  error.kind === 'rejected' && error.status === 429 && error.retryAfterS !== null
    ? backoffMs(error.retryAfterS, 0)
    : undefined;

/** True for an `ApiError`, false for a programming error. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'kind' in error;

export const isRejection = (error: unknown): error is Extract<ApiError, { kind: 'rejected' }> =>
  isApiError(error) && error.kind === 'rejected';

export const isUnauthorized = (error: ApiError): boolean => error.kind === 'rejected' && error.status === 401;
