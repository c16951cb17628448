import { separateThousands } from '../../primitives/count';

/** Without a leading zero: '0,500' could mean a half. */
const LONG_NUMBER = /^([1-9]\d{3,})(\.\d*)?$/;

/** An amount while it is typed, its thousands apart: '1,500.5'. Other texts stay as typed. */
export const grouped = (typed: string): string =>
  typed.replace(LONG_NUMBER, (_, whole: string, fraction = '') => separateThousands(whole) + fraction);

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/**
 * True for a key that deletes, or writes anything but a comma: every comma of the text is then one that was
 * there before. A text from elsewhere, pasted or filled in, has its own.
 */
export const isPlainKey = ({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): boolean =>
  inputType.startsWith('delete') ||
  (/^insert(Text|CompositionText)$/.test(inputType) && data !== null && !data.includes(','));

/**
 * What the user means by a text changed by a plain key: commas that `grouped` wrote are left out. Others
 * stay, since a comma may be a decimal separator, and an amount must not be guessed.
 *
 * @param before the text that the field showed
 */
export const typedInto = (before: string, after: string): string => {
  const plain = withoutCommas(before);
  return before === plain || before === grouped(plain) ? withoutCommas(after) : after;
};

/**
 * Where the caret stands in a text that was grouped anew: behind the same digit.
 *
 * @param left what stood before the caret
 * @param isForward true when the user deletes to the right, and so has to pass a comma
 */
export const caretIn = (text: string, left: string, isForward: boolean): number => {
  const digits = withoutCommas(left).length;
  let index = 0;
  while (index < text.length && withoutCommas(text.slice(0, index)).length < digits) index += 1;
  return isForward && text[index] === ',' ? index + 1 : index;
};
