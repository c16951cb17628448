import * as v from 'valibot';
import type { FieldHistory } from '../../api/forms/form-state';
import { formatWholeNaira } from '../../lib/format/money';
import { typedAmount } from '../../lib/format/typed-amount';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits/spec';

/** Naira are counted in hundredths (kobo); a finer amount could not be charged as typed. */
const MAX_DECIMALS = 2;

const NOT_POSITIVE = 'Amount must be a positive number';
const TOO_SMALL = `Minimum deposit amount is ${formatWholeNaira(DEPOSIT_MIN_NGN)}`;

/** The amount of a deposit as typed, with or without '₦', read as naira (spec §5). */
export const depositAmount = v.pipe(
  typedAmount('₦', NOT_POSITIVE),
  v.check(({ value }) => value > 0, NOT_POSITIVE),
  v.check(({ decimals }) => decimals <= MAX_DECIMALS, 'Amount can have at most 2 decimals'),
  v.check(({ value }) => value >= DEPOSIT_MIN_NGN, TOO_SMALL),
  v.check(
    ({ value }) => value <= DEPOSIT_MAX_NGN,
    `Maximum deposit amount is ${formatWholeNaira(DEPOSIT_MAX_NGN)}`,
  ),
  v.transform(({ value }) => value),
);

/** A typed amount in naira; null while it may not be paid. */
export const payableNgn = (text: string): number | null => {
  const amount = v.safeParse(depositAmount, text);
  return amount.success ? amount.output : null;
};

/** An empty field is no error before the user empties it, and a small amount may be half typed. */
export const isAmountErrorShown = (
  { isEdited, isTyping }: FieldHistory,
  message: string,
  text: unknown,
): boolean => (text === '' ? isEdited : !isTyping || message !== TOO_SMALL);
