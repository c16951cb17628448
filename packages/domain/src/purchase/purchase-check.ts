import type { Selection } from '../catalogue/selection/wizard-step';
import type { RequestFor } from '../contracts/operations';
import { MAX_PRICE_LIMIT_USD } from '../limits/spec';
import { isRunning } from './batch';
import { checkMaxPrice, parseMaxPrice } from './max-price';
import { IDLE, isPurchasing, type Purchase } from './purchase-state';
import { PURCHASE_TEXTS } from './rejections';

/** What the last step knows. Amounts in USD, null while unknown. */
export interface ConfirmStep {
  readonly purchase: Purchase;
  readonly selection: Selection;
  /** The displayed price of the selection. */
  readonly price: number | null;
  readonly isPricesLoading: boolean;
  readonly maxPriceText: string;
  readonly balance: number | null;
  readonly isBalanceLoading: boolean;
  readonly balanceError: string | null;
  /** True if one more call would leave none for the list that shows the result. */
  readonly isLastCallLeft: boolean;
}

/** True if the balance covers the price. False while one of them is unknown. */
export const canAfford = (balance: number | null, price: number | null): boolean =>
  balance !== null && price !== null && balance >= price;

/**
 * The first reason against a purchase, in the order of spec §5, with the text for the user; null when it may
 * be sent.
 */
export const checkPurchase = ({
  selection,
  price,
  maxPriceText,
  balance,
}: Pick<ConfirmStep, 'selection' | 'price' | 'maxPriceText' | 'balance'>) => {
  const problem = <Reason extends string>(reason: Reason, text: string) => ({ reason, text });
  if (selection.country === null || selection.service === null)
    return problem('nothing-selected', 'Please select a service and country');
  if (price === null) return problem('price-unknown', 'Price Information Unavailable');
  const ofMaximum = checkMaxPrice(maxPriceText, price);
  if (ofMaximum !== null || canAfford(balance, price)) return ofMaximum;
  return problem('insufficient-balance', PURCHASE_TEXTS.balanceTooLow);
};

/**
 * Lock that must end before a wish is even checked; null without one. A batch locks all but its own
 * purchases.
 */
export const purchaseLockedBy = (
  { purchase: { status, wait }, isPricesLoading, balance, isBalanceLoading }: ConfirmStep,
  wish: PurchaseWish['kind'] = 'click',
) => {
  if (status.kind === 'unconfirmed') return 'unconfirmed';
  if (status.kind === 'asking' || status.kind === 'bought') return 'purchasing';
  if (wait !== null) return 'rate-limited';
  // An offer has its own price.
  if (isPricesLoading && wish !== 'offer') return 'prices-loading';
  // A refresh of a known balance does not disable the button: the click would be lost, and the server
  // checks the balance anyway.
  return isBalanceLoading && balance === null ? 'balance-loading' : null;
};

/**
 * Reason why the purchase buttons are disabled; null while they are enabled. A maximum below the price leaves
 * them enabled: the click then explains why nothing was sent.
 */
export const purchaseBlockedBy = (step: ConfirmStep) => {
  const lockedBy = purchaseLockedBy(step);
  if (lockedBy !== null) return lockedBy;
  if (step.price === null) return 'price-unknown';
  if (step.balance === null) return 'balance-unknown';
  if (!canAfford(step.balance, step.price)) return 'unaffordable';
  return isRunning(step.purchase.batch) ? 'purchasing' : null;
};

/**
 * True while the button of the newest purchase's message would do nothing: 'Buy for $0.0512', 'Try "Any
 * Operator" instead', 'Try again anyway'.
 */
export const isRetryLocked = (step: ConfirmStep): boolean => {
  const { purchase } = step;
  // The press abandons an unconfirmed purchase.
  const status = purchase.status.kind === 'unconfirmed' ? IDLE : purchase.status;
  const wish = status.kind === 'price-risen' ? 'offer' : 'click';
  return purchaseLockedBy({ ...step, purchase: { ...purchase, status } }, wish) !== null;
};

/**
 * The balance that the price is taken from: a purchase in flight lowers it, and the price would be taken
 * twice.
 */
export const balanceBeforePurchase = ({ purchase, balance }: ConfirmStep): number | null =>
  isPurchasing(purchase) ? (purchase.balanceAtPress ?? balance) : balance;

/**
 * What is wanted: the number of the step, the next one of a batch, or one at a price that was offered. None
 * of the last two costs more than the pressed button said.
 */
export type PurchaseWish =
  { readonly kind: 'click' | 'batch' } | { readonly kind: 'offer'; readonly price: number };

/** The price and the maximum that a wish is checked with. */
const termsOf = (
  { price, maxPriceText, purchase: { batch } }: ConfirmStep,
  wish: PurchaseWish,
): Pick<ConfirmStep, 'price' | 'maxPriceText'> => {
  if (wish.kind === 'offer') return { price: wish.price, maxPriceText: String(wish.price) };
  if (wish.kind === 'click' || batch === null) return { price, maxPriceText };
  const typed = parseMaxPrice(maxPriceText);
  const isLower = typed.kind === 'invalid' || (typed.kind === 'limit' && typed.usd < batch.highestPrice);
  return { price, maxPriceText: isLower ? maxPriceText : String(batch.highestPrice) };
};

/** Decides what comes of a wish. `price`: the one that the user has seen. */
export const decidePurchase = (step: ConfirmStep, wish: PurchaseWish) => {
  const terms = { ...step, ...termsOf(step, wish) };
  const problem = checkPurchase(terms);
  if (problem?.reason === 'nothing-selected')
    return { kind: 'nothing-selected' as const, text: problem.text };
  if (purchaseLockedBy(step, wish.kind) !== null) return { kind: 'ignored' as const };
  if (problem !== null) return { kind: 'not-sent' as const, text: problem.text };
  const { selection, price } = terms;
  const maximum = parseMaxPrice(terms.maxPriceText);
  // Without an own maximum, no more is paid than the price that is shown.
  const maxPrice = maximum.kind === 'limit' ? maximum.usd : price;
  const body: RequestFor<'purchaseNumber'>['body'] = {
    country: selection.country ?? '',
    service: selection.service ?? '',
    // Any operator is omitted (spec §7).
    ...(selection.operator ? { operator: selection.operator } : {}),
    ...(maxPrice !== null && maxPrice <= MAX_PRICE_LIMIT_USD ? { maxPrice } : {}),
  };
  return { kind: 'sent' as const, price, body };
};
