import { microsToUsd, usdToMicros } from '../lib/format/money';

/** Several numbers bought with one press, one after the other. */
export interface PurchaseBatch {
  readonly requested: number;
  readonly bought: number;
  /** `between`: the next purchase is due. `buying`: one is in flight. `over`: no more are made. */
  readonly phase: 'between' | 'buying' | 'over';
  /** The user wants none after the one under way. */
  readonly isStopping: boolean;
  /** False where only a list describes one of its numbers. */
  readonly isDescribed: boolean;
  /** Why the last purchase brought no number; null where none failed. */
  readonly failure: string | null;
  /** Name of its selection, for example 'WhatsApp in Canada'. */
  readonly what: string;
  /** Price shown at its start: none of its numbers may cost more. USD. */
  readonly highestPrice: number;
}

/**
 * Action of a batch: a purchase was sent, bought a number, or failed for this reason; or the user stopped.
 */
export type BatchAction = 'sent' | 'bought' | 'stopped' | { readonly failure: string };

export const newBatch = (requested: number, what: string, highestPrice: number): PurchaseBatch => ({
  requested,
  bought: 0,
  phase: 'between',
  isStopping: false,
  isDescribed: true,
  failure: null,
  what,
  highestPrice,
});

/** A batch whose next purchase is due, or in flight. */
export type RunningBatch = PurchaseBatch & { readonly phase: 'between' | 'buying' };

/** True while more numbers are being bought, also between two purchases. */
export const isRunning = (batch: PurchaseBatch | null): batch is RunningBatch =>
  batch !== null && batch.phase !== 'over';

/**
 * The batch after an action. The reason for one failure would apply to the next purchase too, so the first
 * failure ends the batch.
 */
export const updateBatch = (batch: PurchaseBatch, action: BatchAction): PurchaseBatch => {
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
export const batchTitle = ({ requested, bought, what }: PurchaseBatch): string =>
  `${bought} of ${requested} bought: ${what}`;

/** Reason for an incomplete batch; empty for a complete one. */
export const batchRemainderText = ({ requested, bought, failure }: PurchaseBatch): string => {
  if (bought === requested) return '';
  return failure === null ? 'You stopped the rest.' : `${requested - bought} not bought: ${failure}`;
};

/** Both in one sentence. */
export const batchSummary = (batch: PurchaseBatch): string =>
  `${batchTitle(batch)}. ${batchRemainderText(batch)}`.trim();
