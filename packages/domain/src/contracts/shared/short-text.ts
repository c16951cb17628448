import { ACCENTS_OF_A_LETTER, SHORT_TEXT_CHARACTERS } from '../../limits';

const TOO_MANY_ACCENTS = new RegExp(`(\\p{M}{${ACCENTS_OF_A_LETTER}})\\p{M}+`, 'gu');

const TOO_LONG = new RegExp(`^(.{${SHORT_TEXT_CHARACTERS}}).+`, 'su');

/**
 * A name, code or reference as it may be shown: whoever wrote it must not decide on the size of the page. A text that
 * was cut ends in '…', which no id and no path parameter may contain, so that it is never sent in place of the whole.
 */
export const shortText = (text: string): string =>
  text.replace(TOO_MANY_ACCENTS, '$1').replace(TOO_LONG, '$1…');
