import { checkMaxPrice, type MaxPriceProblem } from '../pricing/max-price';

/** Inputs of the purchase check. Amounts in USD. */
export interface PurchaseCheckInput {
  readonly country: string | null;
  readonly service: string | null;
  /** The displayed price of the selection; null while unknown. */
  readonly price: number | null;
  /** The maximum price as typed. */
  readonly maxPriceText: string;
  /** Null while unknown. */
  readonly balance: number | null;
}

/** Reason why a purchase must not be sent, with the text for the user (spec §5). */
export interface PurchaseProblem {
  readonly reason: 'nothing-selected' | 'price-unknown' | MaxPriceProblem['reason'] | 'insufficient-balance';
  readonly text: string;
}

/** True if the balance covers the price. False while one of them is unknown. */
export const canAfford = (balance: number | null, price: number | null): boolean =>
  balance !== null && price !== null && balance >= price;

/** The first reason against a purchase, in the order of spec §5; null when it may be sent. */
export const checkPurchase = (input: PurchaseCheckInput): PurchaseProblem | null => {
  const { country, service, price, maxPriceText, balance } = input;
  if (country === null || service === null) {
    return { reason: 'nothing-selected', text: 'Please select a service and country' };
  }
  if (price === null) return { reason: 'price-unknown', text: 'Price Information Unavailable' };
  const maxPriceProblem = checkMaxPrice(maxPriceText, price);
  if (maxPriceProblem !== null) return maxPriceProblem;
  if (!canAfford(balance, price)) {
    return { reason: 'insufficient-balance', text: 'Insufficient balance. Please top up your account.' };
  }
  return null;
};
