import { formatExactUsd, formatShortfall, formatUsd } from '../lib/format/money';
import { mostCharged } from './max-price';
import { balanceBeforePurchase, type ConfirmStep } from './purchase-check';
import { isPurchasing } from './purchase-state';

/** The price of the selection as the price panel shows it: formatted USD with 4 decimals. */
export type PriceView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'known';
      readonly amount: string;
      /** The most that is charged, where an own maximum is above the price. */
      readonly atMost?: string;
      /** What is charged, with six decimals, where four round it. */
      readonly exact?: string;
    };

/** The balance as the price panel shows it: formatted USD with 4 decimals. */
export type BalanceView =
  | { readonly kind: 'updating' }
  | { readonly kind: 'failed'; readonly lastKnown?: string }
  | { readonly kind: 'known'; readonly amount: string };

/** Balance after the purchase, or its shortfall: formatted USD with 4 decimals. */
export type AffordabilityView =
  | { readonly kind: 'sufficient'; readonly afterPurchase: string }
  | { readonly kind: 'insufficient'; readonly shortfall: string };

export const priceView = ({ price, isPricesLoading, maxPriceText }: ConfirmStep): PriceView => {
  if (isPricesLoading) return { kind: 'loading' };
  if (price === null) return { kind: 'unavailable' };
  const amount = formatUsd(price);
  const atMost = formatUsd(mostCharged(maxPriceText, price));
  const exact = formatExactUsd(price);
  return {
    kind: 'known',
    amount,
    ...(atMost !== amount && { atMost }),
    ...(exact !== null && { exact }),
  };
};

/** The balance beside the price. */
export const balanceView = (step: ConfirmStep): BalanceView => {
  const balance = balanceBeforePurchase(step);
  const isFrozen = isPurchasing(step.purchase) && step.purchase.balanceAtPress !== null;
  if (step.isBalanceLoading && !isFrozen) return { kind: 'updating' };
  if (step.balanceError === null && balance !== null) return { kind: 'known', amount: formatUsd(balance) };
  return balance === null ? { kind: 'failed' } : { kind: 'failed', lastKnown: formatUsd(balance) };
};

/**
 * Whether the balance covers the price; null while either is unknown. What is left is the least that it may
 * be.
 */
export const affordability = (step: ConfirmStep): AffordabilityView | null => {
  const { price, maxPriceText } = step;
  const balance = balanceBeforePurchase(step);
  if (price === null || balance === null) return null;
  const left = Math.max(0, balance - mostCharged(maxPriceText, price));
  return balance >= price
    ? { kind: 'sufficient', afterPurchase: formatUsd(left) }
    : { kind: 'insufficient', shortfall: formatShortfall(price - balance) };
};
