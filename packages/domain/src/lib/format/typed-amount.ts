import * as v from 'valibot';

export type TypedAmount =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly decimals: number;
    }
  /** A comma that does not separate thousands: a decimal separator elsewhere, and so never a guess. */
  | { readonly kind: 'comma' }
  | { readonly kind: 'unreadable' };

/** What to do about a `comma`. */
export const USE_A_POINT = 'Use a point for decimals';

/** Thousands as in '1,000,000.50', or with spaces. '0,500' is none: it may mean a half. */
const THOUSANDS = /^[1-9]\d{0,2}([,\s]\d{3})+(\.\d*)?$/;

const PLAIN = /^(\d+(?:\.\d*)?|\.\d+)$/;

/** Decimal digits of every script stand in tens, from 0 to 9. */
const toAsciiDigit = (digit: string): string => {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
};

/** Digits and separators of any script and width as ASCII, without the invisible marks of a pasted text. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.')
    .trim();

/**
 * Reads an amount as typed; the one reader of every field of money. Every such field is a plain text field:
 * display and value of a browser's own number field differ between engines and languages. Signs, exponents
 * and other bases are rejected.
 *
 * @param sign the currency of the field, which may stand before the amount
 */
export const readTypedAmount = (text: string, sign: '$' | '₦'): TypedAmount => {
  const ascii = toAscii(text);
  const typed = ascii.startsWith(sign) ? ascii.slice(sign.length).trimStart() : ascii;
  const plain = THOUSANDS.test(typed) ? typed.replace(/[,\s]/g, '') : typed;
  const value = PLAIN.test(plain) ? Number(plain) : NaN;
  if (Number.isFinite(value)) {
    return { kind: 'number', value, decimals: plain.split('.')[1]?.length ?? 0 };
  }
  return { kind: /^[\d.\s]*\d[\d.,\s]*$/.test(plain) && plain.includes(',') ? 'comma' : 'unreadable' };
};

/**
 * A field of money, see `readTypedAmount`.
 *
 * @param hint what is said of a text that is no amount
 */
export const typedAmount = (sign: '$' | '₦', hint: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = readTypedAmount(dataset.value, sign);
      if (amount.kind === 'number') return amount;
      addIssue({ message: amount.kind === 'comma' ? USE_A_POINT : hint });
      return NEVER;
    }),
  );
