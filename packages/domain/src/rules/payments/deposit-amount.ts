import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits';
import { readDecimalText } from '../format/decimal-text';
import { formatWholeNaira } from '../format/money';

/** A typed amount of a deposit: none yet, an amount in naira that may be paid, or why it may not. */
export type DepositAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'valid'; readonly ngn: number }
  | { readonly kind: 'invalid'; readonly message: string };

const invalid = (message: string): DepositAmount => ({ kind: 'invalid', message });

/** Naira are counted in hundredths (kobo); a finer amount could not be charged as typed. */
const FINER_THAN_KOBO = /[.,]\d{3}/;

/**
 * Reads the amount of a deposit as typed (spec §5). Whether it can be paid in kobo is checked before the bounds:
 * '100,000' must not pass as ₦100, which is within them.
 */
export const readDepositAmount = (text: string): DepositAmount => {
  if (text === '') return { kind: 'empty' };
  // Unreadable text fails the check for a positive number.
  const ngn = readDecimalText(text) ?? 0;
  if (ngn <= 0) return invalid('Amount must be a positive number');
  if (FINER_THAN_KOBO.test(text)) return invalid('Amount can have at most 2 decimals');
  if (ngn < DEPOSIT_MIN_NGN) return invalid(`Minimum deposit amount is ${formatWholeNaira(DEPOSIT_MIN_NGN)}`);
  if (ngn > DEPOSIT_MAX_NGN) return invalid(`Maximum deposit amount is ${formatWholeNaira(DEPOSIT_MAX_NGN)}`);
  return { kind: 'valid', ngn };
};
