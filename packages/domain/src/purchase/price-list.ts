import { IDLE, isPurchasing, type Purchase, type PurchaseStatus } from './purchase-state';

/** The price list names another price, or the earlier one again: then there is nothing to accept. */
const withPrice = (status: PurchaseStatus, now: number | null): PurchaseStatus => {
  if (status.kind !== 'price-risen' || now === null) return status;
  if (now !== status.was) return { ...status, now, isListed: true };
  return status.isListed ? IDLE : status;
};

/** What the price list says of the selection: its price in USD, or that nobody has a number. */
interface Listed {
  readonly price: number | null;
  readonly isSoldOut: boolean;
}

/**
 * What nobody has is out of stock before a purchase says so. No list ends that: the button that buys would
 * take the place of another under a press.
 */
export const followPriceList = (purchase: Purchase, { price, isSoldOut }: Listed): Purchase => {
  if (isSoldOut && !isPurchasing(purchase) && purchase.status.kind !== 'unconfirmed')
    return { ...purchase, status: IDLE, outOfStock: 'any' };
  const status = withPrice(purchase.status, price);
  return status === purchase.status ? purchase : { ...purchase, status };
};
