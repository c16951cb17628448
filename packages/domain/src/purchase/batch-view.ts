import { formatShortfall, formatUsd } from '../lib/format/money';
import { BATCH_LIMIT } from '../limits/tuning';
import { batchCost, batchRemainderText, batchShortfall, batchTitle, isRunning } from './batch';
import { purchaseBlockedBy, type ConfirmStep } from './purchase-check';

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

const offersOf = ({ purchase, price, balance }: ConfirmStep): PurchaseBatchView['offers'] => {
  const isOffered = purchase.outOfStock !== 'any' && purchase.status.kind !== 'unconfirmed';
  if (!isOffered || price === null || balance === null || balance < price) return [];
  return SIZES.map((count) => {
    const shortfall = batchShortfall(price, count, balance);
    return {
      count,
      total: formatUsd(batchCost(price, count)),
      shortfall: shortfall === 0 ? null : formatShortfall(shortfall),
    };
  });
};

const progressOf = ({
  purchase: { batch, status },
  isLastCallLeft,
}: ConfirmStep): PurchaseBatchView['progress'] => {
  if (!isRunning(batch)) return null;
  const phase = () => {
    if (status.kind === 'unconfirmed') return 'checking';
    if (batch.phase === 'between' && isLastCallLeft) return 'waiting';
    return batch.isStopping ? 'stopping' : 'buying';
  };
  return {
    current: batch.bought + 1,
    requested: batch.requested,
    highestPrice: formatUsd(batch.highestPrice),
    phase: phase(),
  };
};

/** A batch on the last step: its options, progress and results. */
export const batchView = (step: ConfirmStep): PurchaseBatchView => {
  const { batch } = step.purchase;
  return {
    offers: offersOf(step),
    isDisabled: purchaseBlockedBy(step) !== null,
    progress: progressOf(step),
    summary:
      batch === null || isRunning(batch)
        ? null
        : { title: batchTitle(batch), text: batchRemainderText(batch) },
  };
};
