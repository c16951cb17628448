/** A text as searches compare it, on both sides: 'turkiye' finds 'Türkiye', and no case or width counts. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .trim();
