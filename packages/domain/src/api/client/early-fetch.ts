import type { RawResponse } from './read-response';

/** What tells one call from another: also whose it is, so that nobody is given what another user asked for. */
export interface CallIdentity {
  readonly method: string;
  /** Whole address of the call. */
  readonly url: string;
  /** The access token it carries; null without one. */
  readonly bearer: string | null;
}

/** An answer, and when it was received in ms since 1970. */
export type ReceivedResponse = RawResponse & { readonly receivedAt: number };

/** A call that is on its way already. */
export interface InFlightCall {
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly response: Promise<ReceivedResponse>;
  /** Aborts the call, so that `answer` rejects. */
  readonly controller: AbortController;
}

/**
 * Hands over a call that the page sent while the code of the product was on its way, once; null if it did not. The
 * client treats it as sent by itself (decision 0051), unless a message has made its answer out of date.
 */
export type TakeEarlyFetch = (call: CallIdentity) => InFlightCall | null;

/** Nothing was sent before the client existed. */
export const noEarlyFetch: TakeEarlyFetch = () => null;
