import type { RawAnswer } from './read-response';

/** What tells one call from another: also whose it is, so that nobody is given what another user asked for. */
export interface CallIdentity {
  readonly method: string;
  /** Whole address of the call. */
  readonly url: string;
  /** The access token it carries; null without one. */
  readonly bearer: string | null;
}

/** An answer, and when it was received in ms since 1970. */
export type ReceivedAnswer = RawAnswer & { readonly receivedAt: number };

/** A call that is on its way already. */
export interface CallUnderWay {
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly answer: Promise<ReceivedAnswer>;
  /** Aborts the call, so that `answer` rejects. */
  readonly controller: AbortController;
}

/**
 * Hands over a call that the page sent while the code of the product was on its way, once; null if it did not. The
 * client treats it as sent by itself (decision 0051), unless a message has made its answer out of date.
 */
export type HeadStart = (call: CallIdentity) => CallUnderWay | null;

/** Nothing was sent before the client existed. */
export const noHeadStart: HeadStart = () => null;
