/** More accents on one letter would overlap the text above. */
const TOO_MANY_ACCENTS = /(\p{M}{8})\p{M}+/gu;

/** First `limit` characters of a text, with at most 8 accents per letter; never splits a surrogate pair. */
export function capCharacters(text: string, limit: number): { text: string; isCapped: boolean } {
  // A character has at most two UTF-16 units, so a huge text is not walked in full.
  const start = text.slice(0, 2 * limit + 1);
  const characters = Array.from(start.replace(TOO_MANY_ACCENTS, '$1'));
  const isCapped = characters.length > limit || start.length < text.length;
  return { text: isCapped ? characters.slice(0, limit).join('') : characters.join(''), isCapped };
}
