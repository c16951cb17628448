import { errorText, isOutcomeUnknown, type ApiError } from '../../api/api-error';
import { isRateLimit } from '../../rules';

/** A purchase that did not happen. */
export type PurchaseRefusal =
  /** The provider asks to wait. */
  | { readonly kind: 'rate-limited' }
  /** The operator, or the combination, has no numbers. */
  | { readonly kind: 'no-numbers' }
  /** Not bought, for this reason. */
  | { readonly kind: 'refused'; readonly text: string };

/**
 * The purchase errors of spec §8 in their order: what the server states in these words did not happen. Null
 * when nobody can tell whether the number was bought.
 */
export const readPurchaseRefusal = (error: ApiError): PurchaseRefusal | null => {
  if (error.kind === 'rejected') {
    const text = error.text ?? '';
    if (isRateLimit(error.status, text)) return { kind: 'rate-limited' };
    if (text.includes('No numbers available')) return { kind: 'no-numbers' };
    if (text.includes('Insufficient balance')) {
      return { kind: 'refused', text: 'Insufficient balance. Please top up your account.' };
    }
    if (text.includes('Invalid service')) {
      return { kind: 'refused', text: 'Invalid service selected. Please try again.' };
    }
  }
  if (isOutcomeUnknown(error)) return null;
  return { kind: 'refused', text: errorText(error, 'Failed to purchase number. Please try again.') };
};

/** What the user reads when there are no numbers: for the operator by that name, or null for any (spec §8). */
export const noNumbersText = (operatorName: string | null): string =>
  operatorName === null
    ? 'No numbers currently available for this service/country combination.'
    : `No numbers available for ${operatorName} operator. Try "Any Operator" option.`;
