import { ACCENTS_OF_A_LETTER, SHORT_TEXT_CHARACTERS } from '../../limits';

const TOO_MANY_ACCENTS = new RegExp(`(\\p{M}{${ACCENTS_OF_A_LETTER}})\\p{M}+`, 'gu');

const TOO_LONG = new RegExp(`^(.{${SHORT_TEXT_CHARACTERS}}).+`, 'su');

/**
 * Cuts an untrusted name, code or reference for display: its author must not decide on the size of the page.
 * A cut text ends in '…', which no id and no path parameter may contain, so that it is never sent in place of
 * the whole.
 */
export const shortText = (text: string): string =>
  text.replace(TOO_MANY_ACCENTS, '$1').replace(TOO_LONG, '$1…');
