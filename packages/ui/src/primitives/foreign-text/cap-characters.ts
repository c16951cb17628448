/** First `limit` characters of a text; never splits a surrogate pair. */
export function capCharacters(text: string, limit: number): { text: string; isCapped: boolean } {
  // A character takes at most two UTF-16 units, so the rest of a huge text is never walked.
  const characters = Array.from(text.slice(0, 2 * limit + 1));
  if (characters.length <= limit) return { text, isCapped: false };
  return { text: characters.slice(0, limit).join(''), isCapped: true };
}
