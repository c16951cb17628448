import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits';
import { readDecimalText } from '../../lib/format/decimal-text';
import { formatWholeNaira } from '../../lib/format/money';

/** A typed amount of a deposit: none yet, an amount in naira that may be paid, or why it may not. */
export type DepositAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'valid'; readonly ngn: number }
  | { readonly kind: 'invalid'; readonly message: string };

const invalid = (message: string): DepositAmount => ({ kind: 'invalid', message });

/** Naira are counted in hundredths (kobo); a finer amount could not be charged as typed. */
const FINER_THAN_KOBO = /\.\d{3}/;

/** Thousands as the product writes them, '1,000,000.50', or with spaces. */
const THOUSANDS = /^\d{1,3}([,\s]\d{3})+(\.\d*)?$/;

/**
 * Reads the amount of a deposit as typed, with or without '₦' (spec §5). A comma separates thousands, as in the
 * amounts that the product shows; as a decimal separator it is refused, so that '2,5' is never a guess.
 */
export const readDepositAmount = (text: string): DepositAmount => {
  if (text === '') return { kind: 'empty' };
  const typed = text.trim().replace(/^₦\s*/, '');
  const plain = THOUSANDS.test(typed) ? typed.replace(/[,\s]/g, '') : typed;
  // Unreadable text fails the check for a positive number.
  const ngn = readDecimalText(plain) ?? 0;
  if (/^[\d,.\s]*,[\d,.\s]*$/.test(plain)) return invalid('Use a point for decimals');
  if (ngn <= 0) return invalid('Amount must be a positive number');
  if (FINER_THAN_KOBO.test(plain)) return invalid('Amount can have at most 2 decimals');
  if (ngn < DEPOSIT_MIN_NGN) return invalid(`Minimum deposit amount is ${formatWholeNaira(DEPOSIT_MIN_NGN)}`);
  if (ngn > DEPOSIT_MAX_NGN) return invalid(`Maximum deposit amount is ${formatWholeNaira(DEPOSIT_MAX_NGN)}`);
  return { kind: 'valid', ngn };
};
