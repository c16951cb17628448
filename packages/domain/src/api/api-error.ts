import { isRateLimit } from '../rules';

/**
 * Why a call failed, as tagged data: features choose the text a user reads at one place each,
 * from the error catalogue (spec §8).
 */
export type ApiError =
  /** The server answered with an error status, or with `success: false`. */
  | {
      readonly kind: 'rejected';
      /** HTTP status; 200 where only `success: false` told. */
      readonly status: number;
      /** Machine code, for example `INSUFFICIENT_BALANCE`. */
      readonly code: string | null;
      /** What a user may read of the server's `message` and `error` (spec §7). Never HTML. */
      readonly text: string | null;
      /** The whole answer, for the few codes that carry more. */
      readonly details: Readonly<Record<string, unknown>>;
      /** Seconds named by `Retry-After`, where the browser may read it. */
      readonly retryAfterS: number | null;
    }
  /** No answer arrived: refused, cut or offline. */
  | { readonly kind: 'network'; readonly elapsedMs: number }
  /** The deadline passed before the whole answer had arrived. */
  | { readonly kind: 'timeout'; readonly elapsedMs: number }
  /** A success whose body is no JSON or does not fit the contract. */
  | { readonly kind: 'malformed' }
  /** A path parameter that could reach another call: nothing was sent. */
  | { readonly kind: 'refused' }
  /** The user signed out or changed while the call was under way: its answer belongs to nobody. */
  | { readonly kind: 'stale-session' }
  /** Nobody waits for the answer any more. */
  | { readonly kind: 'aborted' };

/** Whether nobody can tell if the server acted on the call (class 'money' then looks it up, never resends). */
export const isOutcomeUnknown = (error: ApiError): boolean => {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
      return true;
    case 'rejected':
      return error.status >= 500 || error.status === 409;
    case 'refused':
    case 'stale-session':
    case 'aborted':
      return false;
  }
};

/** The words a user reads: the server's own, else the action's default, else the status (spec §7, §8). */
export const errorText = (error: ApiError, defaultText?: string): string => {
  if (error.kind !== 'rejected') return defaultText ?? 'Unknown error occurred';
  return error.text ?? defaultText ?? `Request failed with status ${error.status}`;
};

/** Whether there is still somebody to tell of the failure: an answer to an ended session is nobody's. */
export const concernsSomebody = ({ kind }: ApiError): boolean =>
  kind !== 'stale-session' && kind !== 'aborted';

/** Whether the server says something in either of its texts, also in the one no user should read. */
export const says = (error: ApiError, isMeant: (text: string) => boolean): boolean =>
  error.kind === 'rejected' &&
  [error.text, error.details['message']].some((text) => typeof text === 'string' && isMeant(text));

/** Whether the provider asks to wait (spec §8): by status, or in words. */
export const isRateLimited = (error: ApiError): boolean =>
  error.kind === 'rejected' &&
  (isRateLimit(error.status, null) || says(error, (text) => isRateLimit(error.status, text)));

/** Tells an `ApiError` from a fault of the program. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'kind' in error;

/** Whether the call was rejected for its access token. */
export const isUnauthorized = (error: ApiError): boolean => error.kind === 'rejected' && error.status === 401;
