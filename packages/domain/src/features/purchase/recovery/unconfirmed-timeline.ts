import { REQUEST_TIMEOUT_MS } from '../../../limits';

/** A step of an unconfirmed purchase. */
export type UnconfirmedStepName =
  | 'sent'
  | 'response-lost'
  | 'lookup-done'
  | 'lookup-failed'
  /** The outcome: the number is found, or nothing was charged. */
  | 'resolved'
  | 'ambiguous'
  | 'not-charged';

/** One station of it. */
export interface UnconfirmedStep {
  readonly step: UnconfirmedStepName;
  /** Server time in ms since 1970: for a future step the latest possible; null while unknown. */
  readonly at: number | null;
  /** True once the purchase has reached the step. */
  readonly isReached: boolean;
}

/** An unconfirmed purchase. Server times in ms since 1970. */
export interface UnconfirmedPurchase {
  readonly sentAt: number;
  /** Null where a page reload hid it. */
  readonly lostAt: number | null;
  /** The newest check of the user's numbers; null before the first. */
  readonly lookedUpAt: number | null;
  /** `checking`: further checks follow. `lookup-failed`: the newest check failed. The others are final. */
  readonly state: 'checking' | 'lookup-failed' | 'ambiguous' | 'not-charged';
}

/**
 * Steps of an unconfirmed purchase, in order. The last is reached once the call's own deadline has passed, or
 * earlier if the number is found.
 */
export const unconfirmedTimeline = (
  purchase: UnconfirmedPurchase,
  now: number,
): readonly UnconfirmedStep[] => {
  const { sentAt, lostAt, lookedUpAt, state } = purchase;
  const reached = (step: UnconfirmedStepName, at: number | null) => ({ step, at, isReached: true });
  const ahead = (step: UnconfirmedStepName, at: number | null) => ({ step, at, isReached: false });
  const deadline = sentAt + REQUEST_TIMEOUT_MS;
  const isFinal = state === 'ambiguous' || state === 'not-charged';
  return [
    reached('sent', sentAt),
    reached('response-lost', lostAt),
    lookedUpAt === null
      ? ahead('lookup-done', null)
      : reached(state === 'lookup-failed' ? 'lookup-failed' : 'lookup-done', lookedUpAt),
    isFinal ? reached(state, lookedUpAt) : ahead('resolved', deadline > now ? deadline : null),
  ];
};
