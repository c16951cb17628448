import type { RawResponse } from './read-response';

/** Identifies a call by address and bearer, so that no user receives the response of another. */
export interface CallIdentity {
  readonly method: string;
  readonly url: string;
  readonly bearer: string | null;
}

/** A response, and when it was received in ms since 1970. */
export type ReceivedResponse = RawResponse & { readonly receivedAt: number };

export interface InFlightCall {
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly response: Promise<ReceivedResponse>;
  /** Aborts the call, so that `answer` rejects. */
  readonly controller: AbortController;
}

/** A call that the page sent while the bundle was loading, once; null if it did not (decision 0051). */
export type TakeEarlyFetch = (call: CallIdentity) => InFlightCall | null;

export const noEarlyFetch: TakeEarlyFetch = () => null;
