import { microsToUsd, usdToMicros } from '../../../rules/format/usd-micros';

/** Several numbers bought with one press, one after the other. */
export interface PurchaseBatch {
  /** How many the user asked for. */
  readonly asked: number;
  readonly bought: number;
  /** `between`: the next purchase is due. `buying`: one is under way. `over`: no more are made. */
  readonly phase: 'between' | 'buying' | 'over';
  /** The user wants none after the one under way. */
  readonly isStopping: boolean;
  /** Why the last purchase brought no number; null where none failed. */
  readonly failure: string | null;
}

/** What happens to a batch: a purchase was sent, brought a number, or did not, for this reason; or the user wants no more. */
export type BatchNews = 'sent' | 'bought' | 'stopped' | { readonly failure: string };

/** A batch of which nothing is bought yet. */
export const newBatch = (asked: number): PurchaseBatch => ({
  asked,
  bought: 0,
  phase: 'between',
  isStopping: false,
  failure: null,
});

/**
 * A batch after some news. Whatever kept one purchase from its number would keep the next from its own, so the first
 * failure ends the batch.
 */
export const batchAfter = (batch: PurchaseBatch, news: BatchNews): PurchaseBatch => {
  const { asked, bought, phase, isStopping } = batch;
  if (phase === 'over') return batch;
  if (news === 'sent') return { ...batch, phase: 'buying' };
  if (news === 'stopped') {
    return phase === 'buying' ? { ...batch, isStopping: true } : { ...batch, phase: 'over' };
  }
  if (news !== 'bought') return { ...batch, phase: 'over', failure: news.failure };
  const isLast = isStopping || bought + 1 === asked;
  return { ...batch, bought: bought + 1, phase: isLast ? 'over' : 'between' };
};

/** What so many numbers cost, in USD; exact, which a product of decimals is not. */
export const batchCost = (price: number, count: number): number => microsToUsd(usdToMicros(price) * count);

/** What a balance lacks for so many numbers, in USD; 0 where nothing is missing. */
export const batchMissing = (price: number, count: number, balance: number): number =>
  microsToUsd(Math.max(0, usdToMicros(price) * count - usdToMicros(balance)));

/** What became of a batch, for example '2 of 3 bought: WhatsApp in Canada'. */
export const batchTitle = ({ asked, bought }: PurchaseBatch, what: string): string =>
  `${bought} of ${asked} bought: ${what}`;

/** Why there are fewer than were asked for; empty where there are as many. */
export const batchRest = ({ asked, bought, failure }: PurchaseBatch): string => {
  if (bought === asked) return '';
  return failure === null ? 'The rest was stopped.' : `${asked - bought} not: ${failure}`;
};
