import { searchText } from '../../lib/format/search-text';

/**
 * True if a purchase may match a search of the history: each word is in one of its texts. Lenient on purpose,
 * because it decides whether the user reads that the server ignored the search.
 */
export const matchesSearch = (texts: readonly (string | null)[], search: string): boolean => {
  const text = searchText(texts.join('\n'));
  return searchText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => text.includes(word));
};
