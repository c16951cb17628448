import { formatShortfall, formatUsd } from '../lib/format/money';
import { BATCH_LIMIT } from '../limits/tuning';
import { batchCost, batchRemainderText, batchShortfall, batchTitle, isRunning } from './batch';
import { purchaseBlockedBy, type ConfirmStep } from './purchase-check';

/** One is bought with the button of its own. */
const SIZES = Array.from({ length: BATCH_LIMIT - 1 }, (_, index) => index + 2);

/** Quantities that one click can buy, with their shortfall; empty while none can be bought. */
const offersOf = ({ purchase, price, balance }: ConfirmStep) => {
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

const progressOf = ({ purchase: { batch, status }, isLastCallLeft }: ConfirmStep) => {
  if (!isRunning(batch)) return null;
  const phase = () => {
    if (status.kind === 'unconfirmed') return 'checking' as const;
    if (batch.phase === 'between' && isLastCallLeft) return 'waiting' as const;
    return batch.isStopping ? ('stopping' as const) : ('buying' as const);
  };
  return {
    current: batch.bought + 1,
    requested: batch.requested,
    highestPrice: formatUsd(batch.highestPrice),
    phase: phase(),
  };
};

/** A batch on the last step: its options, progress and results. Amounts in USD with 4 decimals. */
export const batchView = (step: ConfirmStep) => {
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
