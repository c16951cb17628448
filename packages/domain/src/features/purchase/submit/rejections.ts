import {
  errorText,
  isOutcomeUnconfirmed,
  matchesMessage,
  type ApiError,
} from '../../../api/errors/api-error';
import { purchaseNumber } from '../../../contracts/numbers';
import { readRateLimit, type RateLimitHit } from './rate-limit';

/** A purchase that did not happen. */
export type PurchaseRejection =
  /** The provider or the server asks to wait. */
  | ({ readonly kind: 'rate-limited' } & RateLimitHit)
  /** The operator, or the combination, has no numbers. */
  | { readonly kind: 'out-of-stock' }
  /** The server's text says that a balance is too low, but not whose: the client's own check decides that. */
  | { readonly kind: 'balance-blamed'; readonly text: string }
  /** Not bought, for this reason. */
  | { readonly kind: 'rejected'; readonly text: string };

/** What the user reads after a refused purchase, where the server's own words are not shown (spec §8). */
export const PURCHASE_TEXTS = {
  balanceTooLow: 'Insufficient balance. Please top up your account.',
  invalidService: 'Invalid service selected. Please try again.',
  failed: 'Failed to purchase number. Please try again.',
};

/**
 * Reads a failed purchase by the errors of spec §8, in their order: one that is listed there means that nothing was
 * bought. Null when it is unknown whether the number was bought. The company's own account with the provider may be
 * empty as well, so the user's balance is only blamed when the code says so, or when there is no code, the text says
 * so and the client's own check does not contradict it.
 */
export const readPurchaseRejection = (error: ApiError): PurchaseRejection | null => {
  const isSaid = (words: string) => matchesMessage(error, (text) => text.includes(words));
  const limit = readRateLimit(error, 'purchase');
  if (limit !== null) return { kind: 'rate-limited', ...limit };
  if (isSaid('No numbers available')) return { kind: 'out-of-stock' };
  if (error.kind === 'rejected' && error.code === 'INSUFFICIENT_BALANCE') {
    return { kind: 'rejected', text: PURCHASE_TEXTS.balanceTooLow };
  }
  if (isSaid('Invalid service')) {
    return { kind: 'rejected', text: PURCHASE_TEXTS.invalidService };
  }
  if (isOutcomeUnconfirmed(error, purchaseNumber)) return null;
  const text = errorText(error, PURCHASE_TEXTS.failed);
  const isBalanceBlamed = error.kind === 'rejected' && error.code === null && isSaid('Insufficient balance');
  return { kind: isBalanceBlamed ? 'balance-blamed' : 'rejected', text };
};

/** What the user reads when there are no numbers (spec §8); `operatorName` is null for any operator. */
export const outOfStockText = (operatorName: string | null): string =>
  operatorName === null
    ? 'No numbers currently available for this service/country combination.'
    : `No numbers available for ${operatorName} operator. Try "Any Operator" option.`;
