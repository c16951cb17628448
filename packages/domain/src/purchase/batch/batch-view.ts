import { combine } from 'effector';
import { BATCH_LIMIT } from '../../limits/tuning';
import {
  batchCost,
  batchShortfall,
  batchRemainderText,
  batchTitle,
  $batch,
  type NamedBatch,
} from './batch-reducer';
import { formatShortfall, formatUsd } from '../../lib/format/money';
import { $balance } from '../../account/balance';
import { $attempt } from '../submit/purchase-attempt';
import { $isLastCallLeft } from './batch';
import { $purchaseButtonBlockedBy } from '../pricing/price';
import { $price } from '../pricing/selected-price';
import { $outOfStock } from '../out-of-stock/alternatives';

/** Batch view of the last step. Amounts in USD with 4 decimals. */
export interface PurchaseBatchView {
  /** Quantities that one click can buy, with their shortfall; empty while none can be bought. */
  readonly offers: readonly {
    readonly count: number;
    readonly total: string;
    readonly shortfall: string | null;
  }[];
  /** True while no purchase is possible. */
  readonly isDisabled: boolean;
  /** The running batch; null without one. */
  readonly progress: {
    /** The number being bought, counted from 1. */
    readonly current: number;
    readonly requested: number;
    /** None of them costs more. */
    readonly highestPrice: string;
    readonly phase: 'buying' | 'stopping' | 'checking' | 'waiting';
  } | null;
  /** Summary of the last batch, if incomplete; otherwise null. */
  readonly summary: { readonly title: string; readonly text: string } | null;
}

/** One is bought with the button of its own. */
const SIZES = Array.from({ length: BATCH_LIMIT - 1 }, (_, index) => index + 2);

/** A batch on the last step: its options, progress and results. */
export const $purchaseBatch = combine(
  {
    batch: $batch,
    price: $price,
    balance: $balance,
    attempt: $attempt,
    blockedBy: $purchaseButtonBlockedBy,
    outOfStock: $outOfStock,
    isLastCallLeft: $isLastCallLeft,
  },
  ({ batch, price, balance, attempt, blockedBy, outOfStock, isLastCallLeft }): PurchaseBatchView => ({
    offers:
      price !== null &&
      balance !== null &&
      balance >= price &&
      outOfStock !== 'any' &&
      blockedBy !== 'unconfirmed'
        ? offersOf(price, balance)
        : [],
    isDisabled: blockedBy !== null,
    progress:
      batch === null || batch.phase === 'over'
        ? null
        : {
            current: batch.bought + 1,
            requested: batch.requested,
            highestPrice: formatUsd(batch.highestPrice),
            phase: phaseOf(batch, attempt, isLastCallLeft),
          },
    summary:
      batch?.phase === 'over'
        ? { title: batchTitle(batch, batch.what), text: batchRemainderText(batch) }
        : null,
  }),
);

function offersOf(price: number, balance: number): PurchaseBatchView['offers'] {
  return SIZES.map((count) => {
    const shortfall = batchShortfall(price, count, balance);
    return {
      count,
      total: formatUsd(batchCost(price, count)),
      shortfall: shortfall === 0 ? null : formatShortfall(shortfall),
    };
  });
}

function phaseOf(
  { phase, isStopping }: NamedBatch,
  attempt: ReturnType<typeof $attempt.getState>,
  isLastCallLeft: boolean,
): NonNullable<PurchaseBatchView['progress']>['phase'] {
  if (attempt !== null && attempt.phase !== 'sending') return 'checking';
  if (phase === 'between' && isLastCallLeft) return 'waiting';
  return isStopping ? 'stopping' : 'buying';
}
