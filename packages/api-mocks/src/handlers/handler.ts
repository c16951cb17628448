import type { CommonErrorCode } from '@sms/domain/contracts/shared/common-errors';
import type {
  ErrorsFor,
  OperationName,
  operations,
  RequestFor,
  ResponseFor,
} from '@sms/domain/contracts/operations';
import type { Identity } from '../behaviour/access/session';
import type { Rejection } from '../behaviour/rejection';
import type { CookieJar } from '../db/cookie-jar';
import type { World } from '../world/world';

/** The caller: an authenticated user, or none where the operation needs no session. */
type CallerOf<N extends OperationName> = (typeof operations)[N] extends { readonly anonymous: true }
  ? unknown
  : Identity;

/** The two origins of a call, such as `https://api.example.test`. */
export interface Site {
  /** Origin under which the API was called. */
  readonly api: string;
  /** Origin of the page that called; the API's own where the request names none. */
  readonly dashboard: string;
}

/** One incoming call, already validated against its contract. */
export type Call<N extends OperationName> = RequestFor<N> &
  CallerOf<N> & { readonly world: World; readonly cookies: CookieJar; readonly site: Site };

/** Error codes that an operation may return. */
export type RejectionCode<N extends OperationName> = Extract<keyof ErrorsFor<N>, string> | CommonErrorCode;

/**
 * A response that the company gives at a later moment of its clock, whether or not the caller still waits for
 * it.
 */
export class LaterResponse<R> {
  readonly at: number;
  readonly read: () => R;

  constructor(at: number, read: () => R) {
    this.at = at;
    this.read = read;
  }
}

/**
 * Executes a call: returns the response of the contract, at once or later, or one of its documented errors.
 */
export type Handler<N extends OperationName> = (
  call: Call<N>,
) => ResponseFor<N> | LaterResponse<ResponseFor<N>> | Rejection<RejectionCode<N>>;

/** One handler for every operation of some area. */
export type HandlersFor<N extends OperationName> = { readonly [K in N]: Handler<K> };
