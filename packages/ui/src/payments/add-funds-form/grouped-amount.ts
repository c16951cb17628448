import { separateThousands } from '../../primitives/count';

/** Without a leading zero: '0,500' could mean a half. */
const LONG_NUMBER = /^([1-9]\d{3,})(\.\d*)?$/;

/** An amount while it is typed, its thousands apart: '1,500.5'. Other texts stay as typed. */
export const grouped = (typed: string): string =>
  typed.replace(LONG_NUMBER, (_, whole: string, fraction = '') => separateThousands(whole) + fraction);

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/**
 * What the user means by a changed text of the field: commas that `grouped` wrote are left out. A comma that
 * the user typed stays, since it may be a decimal separator, and an amount must not be guessed.
 *
 * @param before the text that the field showed
 */
export const typedInto = (before: string, after: string): string => {
  const plain = withoutCommas(before);
  const hasOwnComma = grouped(plain) !== before && plain !== before;
  return hasOwnComma || after.split(',').length > before.split(',').length ? after : withoutCommas(after);
};

/**
 * Where the caret stands in a text that was grouped anew: behind the same digit.
 *
 * @param left what stood before the caret
 */
export const caretIn = (text: string, left: string): number => {
  const digits = withoutCommas(left).length;
  let index = 0;
  while (index < text.length && withoutCommas(text.slice(0, index)).length < digits) index += 1;
  return index;
};
