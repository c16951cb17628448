import { createStore } from 'effector';
import { microsToUsd, usdToMicros } from '../../lib/format/money';

/** A batch and the name of its selection, for example 'WhatsApp in Canada'. */
export interface NamedBatch extends PurchaseBatch {
  readonly what: string;
  /** Price shown at its start: none of its numbers may cost more. USD. */
  readonly highestPrice: number;
}

/**
 * Several numbers being bought, or the last that were; null where there are none. Its steps are in `batch.ts`, which
 * imports the purchase: the purchase imports this state, since it is refused while a batch is running, and must read
 * each step within the same turn.
 */
export const $batch = createStore<NamedBatch | null>(null);

/** True while a batch is running or its summary is unread. */
export const $isBatchActive = $batch.map((batch) => batch !== null);

/** True while a batch is running, also between two of its purchases. */
export const $isBatchUnderWay = $batch.map((batch) => batch !== null && batch.phase !== 'over');

/** Several numbers bought with one press, one after the other. */
export interface PurchaseBatch {
  /** Number of purchases the user requested. */
  readonly requested: number;
  readonly bought: number;
  /** `between`: the next purchase is due. `buying`: one is in flight. `over`: no more are made. */
  readonly phase: 'between' | 'buying' | 'over';
  /** The user wants none after the one under way. */
  readonly isStopping: boolean;
  /** Why the last purchase brought no number; null where none failed. */
  readonly failure: string | null;
}

/**
 * Action of a batch: a purchase was sent, bought a number, or failed for this reason; or the user stopped.
 */
export type BatchAction = 'sent' | 'bought' | 'stopped' | { readonly failure: string };

/** A batch without purchases. */
export const newBatch = (requested: number): PurchaseBatch => ({
  requested,
  bought: 0,
  phase: 'between',
  isStopping: false,
  failure: null,
});

/**
 * The batch after an action. The reason for one failure would apply to the next purchase too, so the first
 * failure ends the batch.
 */
export const batchReducer = (batch: PurchaseBatch, action: BatchAction): PurchaseBatch => {
  const { requested, bought, phase, isStopping } = batch;
  if (phase === 'over') return batch;
  if (action === 'sent') return { ...batch, phase: 'buying' };
  if (action === 'stopped') {
    return phase === 'buying' ? { ...batch, isStopping: true } : { ...batch, phase: 'over' };
  }
  if (action !== 'bought') return { ...batch, phase: 'over', failure: action.failure };
  const isLast = isStopping || bought + 1 === requested;
  return { ...batch, bought: bought + 1, phase: isLast ? 'over' : 'between' };
};

/** Cost of `count` numbers, in USD; exact, which a product of decimals is not. */
export const batchCost = (price: number, count: number): number => microsToUsd(usdToMicros(price) * count);

/** Shortfall of a balance for `count` numbers, in USD; 0 without one. */
export const batchShortfall = (price: number, count: number, balance: number): number =>
  microsToUsd(Math.max(0, usdToMicros(price) * count - usdToMicros(balance)));

/** Result of a batch, for example '2 of 3 bought: WhatsApp in Canada'. */
export const batchTitle = ({ requested, bought }: PurchaseBatch, what: string): string =>
  `${bought} of ${requested} bought: ${what}`;

/** Reason for an incomplete batch; empty for a complete one. */
export const batchRemainderText = ({ requested, bought, failure }: PurchaseBatch): string => {
  if (bought === requested) return '';
  return failure === null ? 'You stopped the rest.' : `${requested - bought} not bought: ${failure}`;
};
