/** Up to this many pages, each page has a button. */
const ALL_UP_TO = 7;

/** Page numbers on each side of the current one. */
const BESIDE = 1;

/** A page number, or a gap for omitted pages. */
export type PageEntry = number | 'gap';

/**
 * The page numbers to display: all if there are few, else the first, the last and those around `page`. A gap of one
 * page shows that page instead.
 */
export const pageNumbers = (page: number, totalPages: number): readonly PageEntry[] => {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  if (totalPages <= ALL_UP_TO) return all;
  const isShown = (number: number): boolean =>
    number === 1 || number === totalPages || Math.abs(number - page) <= BESIDE;
  return all.flatMap((number): readonly PageEntry[] => {
    if (isShown(number)) return [number];
    if (isShown(number - 1)) return [isShown(number + 1) ? number : 'gap'];
    return [];
  });
};
