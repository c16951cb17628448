import { formatExactUsd, formatShortfall, formatUsd } from '../lib/format/money';
import { mostCharged } from './max-price';
import { balanceBeforePurchase, type ConfirmStep } from './purchase-check';
import { isPurchasing } from './purchase-state';

/** The price as the price panel shows it: USD with 4 decimals. */
export const priceView = ({ price, isPricesLoading, maxPriceText }: ConfirmStep) => {
  if (isPricesLoading) return { kind: 'loading' } as const;
  if (price === null) return { kind: 'unavailable' } as const;
  const amount = formatUsd(price);
  const atMost = formatUsd(mostCharged(maxPriceText, price));
  const exact = formatExactUsd(price);
  return {
    kind: 'known',
    amount,
    ...(atMost !== amount && { atMost }),
    ...(exact !== null && { exact }),
  } as const;
};

/** The balance beside the price. */
export const balanceView = (step: ConfirmStep) => {
  const balance = balanceBeforePurchase(step);
  const isFrozen = isPurchasing(step.purchase) && step.purchase.balanceAtPress !== null;
  if (step.isBalanceLoading && !isFrozen) return { kind: 'updating' } as const;
  if (step.balanceError === null && balance !== null)
    return { kind: 'known', amount: formatUsd(balance) } as const;
  return { kind: 'failed', ...(balance !== null && { lastKnown: formatUsd(balance) }) } as const;
};

/**
 * Whether the balance covers the price; null while either is unknown. What is left is the least that it may
 * be.
 */
export const affordability = (step: ConfirmStep) => {
  const { price, maxPriceText } = step;
  const balance = balanceBeforePurchase(step);
  if (price === null || balance === null) return null;
  const left = Math.max(0, balance - mostCharged(maxPriceText, price));
  return balance >= price
    ? ({ kind: 'sufficient', afterPurchase: formatUsd(left) } as const)
    : ({ kind: 'insufficient', shortfall: formatShortfall(price - balance) } as const);
};
