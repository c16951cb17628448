/**
 * A text as it is compared in a search: without accents, case, width and what cannot be seen, with plain
 * spaces and apostrophes. Both sides are made with it, so that 'turkiye' finds 'Türkiye'.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .trim();
