import { formatWholeNaira } from '../../lib/format/money';
import { readTypedAmount, USE_A_POINT } from '../../lib/format/typed-amount';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits/spec';

/** A typed amount of a deposit: none yet, an amount in naira that may be paid, or why it may not. */
export type DepositAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'valid'; readonly ngn: number }
  | { readonly kind: 'invalid' | 'too-small'; readonly message: string };

const invalid = (message: string): DepositAmount => ({ kind: 'invalid', message });

/** Naira are counted in hundredths (kobo); a finer amount could not be charged as typed. */
const MAX_DECIMALS = 2;

const NOT_POSITIVE = 'Amount must be a positive number';

/** Reads the amount of a deposit as typed, with or without '₦' (spec §5). */
export const readDepositAmount = (text: string): DepositAmount => {
  if (text === '') return { kind: 'empty' };
  const amount = readTypedAmount(text, '₦');
  if (amount.kind === 'comma') return invalid(USE_A_POINT);
  if (amount.kind === 'unreadable' || amount.value === 0) return invalid(NOT_POSITIVE);
  if (amount.decimals > MAX_DECIMALS) return invalid('Amount can have at most 2 decimals');
  const ngn = amount.value;
  if (ngn < DEPOSIT_MIN_NGN)
    return { kind: 'too-small', message: `Minimum deposit amount is ${formatWholeNaira(DEPOSIT_MIN_NGN)}` };
  if (ngn > DEPOSIT_MAX_NGN) return invalid(`Maximum deposit amount is ${formatWholeNaira(DEPOSIT_MAX_NGN)}`);
  return { kind: 'valid', ngn };
};

/** A typed amount in naira; null while it may not be paid. */
export const payableNgn = (text: string): number | null => {
  const amount = readDepositAmount(text);
  return amount.kind === 'valid' ? amount.ngn : null;
};

/** What the user has done to the amount, and what the server said of it. */
interface AmountField {
  readonly isTouched: boolean;
  /** A small amount may be half typed. */
  readonly isBeingTyped: boolean;
  /** The server's error; null without one. */
  readonly amountError: string | null;
}

/** Error of the amount; undefined if valid or not typed yet. */
export const amountErrorText = (
  text: string,
  { isTouched, isBeingTyped, amountError }: AmountField,
): string | undefined => {
  const amount = readDepositAmount(text);
  if (amount.kind === 'invalid' || (amount.kind === 'too-small' && !isBeingTyped)) return amount.message;
  return amount.kind === 'empty' && isTouched ? NOT_POSITIVE : (amountError ?? undefined);
};
