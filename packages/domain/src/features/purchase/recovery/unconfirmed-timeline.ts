import { REQUEST_TIMEOUT_MS } from '../../../limits';

/** A station of a purchase whose answer was lost. */
export type PurchaseStage =
  | 'sent'
  | 'answer-lost'
  | 'looked-up'
  | 'look-up-failed'
  /** The outcome: the number is found, or nothing was charged. */
  | 'decided'
  | 'uncertain'
  | 'not-charged';

/** One station of it. */
export interface PurchaseStep {
  readonly stage: PurchaseStage;
  /** Server time in ms since 1970: of a station ahead the latest it may be; null where nothing is known. */
  readonly at: number | null;
  /** Whether it has come to this. */
  readonly isReached: boolean;
}

/** What is known of a purchase whose answer was lost. Server times in ms since 1970. */
export interface LostPurchase {
  readonly sentAt: number;
  /** Null where a page reload hid it. */
  readonly lostAt: number | null;
  /** The newest look among the user's numbers; null before the first. */
  readonly lookedUpAt: number | null;
  /** `checking`: further looks follow. `unknown`: the newest look failed. The others are final. */
  readonly state: 'checking' | 'unknown' | 'uncertain' | 'not-charged';
}

/**
 * The stations of a purchase whose answer was lost, in their order. It is decided once the call's own deadline has passed, or
 * earlier if the number is found.
 */
export const purchaseTimeline = (purchase: LostPurchase, now: number): readonly PurchaseStep[] => {
  const { sentAt, lostAt, lookedUpAt, state } = purchase;
  const reached = (stage: PurchaseStage, at: number | null) => ({ stage, at, isReached: true });
  const ahead = (stage: PurchaseStage, at: number | null) => ({ stage, at, isReached: false });
  const deadline = sentAt + REQUEST_TIMEOUT_MS;
  const isFinal = state === 'uncertain' || state === 'not-charged';
  return [
    reached('sent', sentAt),
    reached('answer-lost', lostAt),
    lookedUpAt === null
      ? ahead('looked-up', null)
      : reached(state === 'unknown' ? 'look-up-failed' : 'looked-up', lookedUpAt),
    isFinal ? reached(state, lookedUpAt) : ahead('decided', deadline > now ? deadline : null),
  ];
};
