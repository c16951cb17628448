import { isOutcomeUnconfirmed, matchesMessage, type ApiError } from '../api/errors/api-error';
import { formErrorText } from '../api/errors/form-error';
import { purchaseNumber } from '../contracts/numbers-calls';
import { readRateLimit, type RateLimitHit } from './rate-limit';

export type PurchaseRejection =
  /** The provider or the server asks to wait. */
  | ({ readonly kind: 'rate-limited' } & RateLimitHit)
  /** The operator, or the combination, has no numbers. */
  | { readonly kind: 'out-of-stock' }
  /** The price rose above the maximum that was sent; null where the server does not name it. USD. */
  | { readonly kind: 'price-exceeded'; readonly totalUsd: number | null }
  | { readonly kind: 'rejected'; readonly text: string };

/** Texts of a rejected purchase, where the server's own are not shown (spec §8). */
export const PURCHASE_TEXTS = {
  balanceTooLow: 'Insufficient balance. Please top up your account.',
  invalidService: 'Invalid service selected. Please try again.',
  failed: 'Failed to purchase number. Please try again.',
};

/**
 * Interprets a failed purchase by the errors of spec §8, in their order: a listed one means that nothing was
 * bought. Null for an unconfirmed purchase. The company's own account with the provider may be empty as well,
 * so the user's balance, which has just been checked, is only blamed when the code names it.
 */
export const readPurchaseRejection = (error: ApiError): PurchaseRejection | null => {
  const mentions = (words: string) => matchesMessage(error, (text) => text.includes(words));
  const limit = readRateLimit(error, 'purchase');
  if (limit !== null) return { kind: 'rate-limited', ...limit };
  if (mentions('No numbers available')) return { kind: 'out-of-stock' };
  if (error.kind === 'rejected' && error.code === 'INSUFFICIENT_BALANCE') {
    return { kind: 'rejected', text: PURCHASE_TEXTS.balanceTooLow };
  }
  if (error.kind === 'rejected' && error.code === 'PRICE_EXCEEDED') {
    const total = Number(error.details['totalPrice']);
    return { kind: 'price-exceeded', totalUsd: total > 0 ? total : null };
  }
  if (mentions('Invalid service')) {
    return { kind: 'rejected', text: PURCHASE_TEXTS.invalidService };
  }
  if (isOutcomeUnconfirmed(error, purchaseNumber)) return null;
  return { kind: 'rejected', text: formErrorText(error, PURCHASE_TEXTS.failed) };
};

/** Out-of-stock text (spec §8); `operatorName` is null for any operator. */
export const outOfStockText = (operatorName: string | null): string =>
  operatorName === null
    ? 'No numbers currently available for this service/country combination.'
    : `No numbers available for ${operatorName} operator. Try "Any Operator" option.`;
