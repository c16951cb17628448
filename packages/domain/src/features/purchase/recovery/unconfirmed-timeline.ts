import { REQUEST_TIMEOUT_MS } from '../../../limits';

/** A station of a purchase whose answer was lost. */
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
  /** Server time in ms since 1970: of a station ahead the latest it may be; null where nothing is known. */
  readonly at: number | null;
  /** Whether it has come to this. */
  readonly isReached: boolean;
}

/** What is known of a purchase whose answer was lost. Server times in ms since 1970. */
export interface UnconfirmedPurchase {
  readonly sentAt: number;
  /** Null where a page reload hid it. */
  readonly lostAt: number | null;
  /** The newest look among the user's numbers; null before the first. */
  readonly lookedUpAt: number | null;
  /** `checking`: further looks follow. `lookup-failed`: the newest look failed. The others are final. */
  readonly state: 'checking' | 'lookup-failed' | 'ambiguous' | 'not-charged';
}

/**
 * The stations of a purchase whose answer was lost, in their order. It is decided once the call's own deadline has passed, or
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
