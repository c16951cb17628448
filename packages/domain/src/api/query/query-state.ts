import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import type { QueryResult, SharedResult } from '../cross-tab/cross-tab-cache';
import type { ApiError } from '../errors/api-error';

export interface QueryState<O extends Operation> {
  /** The last response; null before the first. */
  readonly data: ResultOf<O> | null;
  /** Why the newest call failed; null once a call is answered or the request changes. */
  readonly error: ApiError | null;
  /** True while a response is pending, the delay before the call included. */
  readonly isPending: boolean;
  /** True while the call in flight takes longer than usual. */
  readonly isSlow: boolean;
  /** When the pending response was asked for, ms since 1970 on this machine; null without any. */
  readonly pendingSince: number | null;
  /** When the call for the data began, in ms since 1970 on this machine; 0 without data. */
  readonly requestedAt: number;
}

/** A query that has not been asked yet. */
export const UNASKED = {
  data: null,
  error: null,
  isPending: false,
  isSlow: false,
  pendingSince: null,
  requestedAt: 0,
} as const;

export type QueryEvent<O extends Operation> =
  | { readonly kind: 'changed' }
  | { readonly kind: 'started'; readonly request: RequestOf<O> }
  | { readonly kind: 'succeeded' | 'pushed'; readonly answer: QueryResult<O> }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'served-elsewhere' };

export interface QueryNews<O extends Operation> {
  readonly event: QueryEvent<O>;
  readonly state: QueryState<O>;
}

/** What a query is asked to do; see `createQuery`. `take-request`: its request may have changed. */
export type QueryVerb =
  | 'refresh'
  | 'poll'
  | 'open'
  | 'enter'
  | 'leave'
  | 'invalidate'
  | 'abort'
  | 'restart'
  | 'take-request'
  | 'repeat-request';

/** What a query is asked to do: also to take a response of an earlier page, or of another tab. */
export type QueryAction<O extends Operation> =
  QueryVerb | { readonly pushed: QueryResult<O> } | { readonly shared: SharedResult };

/** How a query reads. */
export interface ReaderOptions<O extends Operation> {
  readonly operation: O;
  /** Debounce after the last change of the request, in ms. Default: reads only when `refresh` fires. */
  readonly delayMs?: number;
  /** True if one tab's response serves all tabs of the user (decision 0033). Default: false. */
  readonly isShared?: boolean;
  /**
   * True where the server goes on with a call that was given up, and is the slower for it. Such a call is
   * never restarted, and the queries of its operation read one after the other. Default: false.
   */
  readonly isCostly?: boolean;
}
