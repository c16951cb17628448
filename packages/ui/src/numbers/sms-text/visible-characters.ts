/** A run of plain text, or a hidden character as its code point, for example 'U+202E'. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'hidden'; codePoint: string };

/**
 * Control, bidi, zero-width, soft-hyphen and tag characters: invisible, and able to make a message look different from
 * its content. Line break, tab and the two joiners of Persian, Indic scripts and emoji are not included.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ALLOWED: ReadonlySet<string> = new Set(['\n', '\t', '\u200C', '\u200D']);

/** Splits an untrusted text so that each hidden character can be rendered as a mark. */
export function splitHiddenCharacters(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let plain = '';
  for (const character of text.replaceAll('\r\n', '\n')) {
    if (!HIDDEN.test(character) || ALLOWED.has(character)) {
      plain += character;
      continue;
    }
    if (plain !== '') pieces.push({ kind: 'text', text: plain });
    plain = '';
    pieces.push({ kind: 'hidden', codePoint: codePointName(character) });
  }
  if (plain !== '') pieces.push({ kind: 'text', text: plain });
  return pieces;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
