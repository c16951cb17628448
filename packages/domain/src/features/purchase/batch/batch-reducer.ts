import { microsToUsd, usdToMicros } from '../../../rules/format/usd-micros';

/** Several numbers bought with one press, one after the other. */
export interface PurchaseBatch {
  /** How many the user asked for. */
  readonly requested: number;
  readonly bought: number;
  /** `between`: the next purchase is due. `buying`: one is under way. `over`: no more are made. */
  readonly phase: 'between' | 'buying' | 'over';
  /** The user wants none after the one under way. */
  readonly isStopping: boolean;
  /** Why the last purchase brought no number; null where none failed. */
  readonly failure: string | null;
}

/** What happens to a batch: a purchase was sent, brought a number, or did not, for this reason; or the user wants no more. */
export type BatchAction = 'sent' | 'bought' | 'stopped' | { readonly failure: string };

/** A batch of which nothing is bought yet. */
export const newBatch = (requested: number): PurchaseBatch => ({
  requested,
  bought: 0,
  phase: 'between',
  isStopping: false,
  failure: null,
});

/**
 * A batch after some news. Whatever kept one purchase from its number would keep the next from its own, so the first
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

/** What so many numbers cost, in USD; exact, which a product of decimals is not. */
export const batchCost = (price: number, count: number): number => microsToUsd(usdToMicros(price) * count);

/** What a balance lacks for so many numbers, in USD; 0 where nothing is missing. */
export const batchShortfall = (price: number, count: number, balance: number): number =>
  microsToUsd(Math.max(0, usdToMicros(price) * count - usdToMicros(balance)));

/** What became of a batch, for example '2 of 3 bought: WhatsApp in Canada'. */
export const batchTitle = ({ requested, bought }: PurchaseBatch, what: string): string =>
  `${bought} of ${requested} bought: ${what}`;

/** Why there are fewer than were asked for; empty where there are as many. */
export const batchRemainderText = ({ requested, bought, failure }: PurchaseBatch): string => {
  if (bought === requested) return '';
  return failure === null ? 'The rest was stopped.' : `${requested - bought} not: ${failure}`;
};
