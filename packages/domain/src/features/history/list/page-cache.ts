/** A page of a list, as it was answered. */
export interface CachedPage<Row> {
  /** What the list was narrowed to, as one text; empty for the whole list. */
  readonly filters: string;
  /** Counts from 1. */
  readonly page: number;
  readonly rows: readonly Row[];
  /** How many rows the list has. */
  readonly total: number;
  readonly totalPages: number;
}

/** Pages of one list that lie side by side, so that no row between them is missing. */
export interface PageCache<Row> extends Omit<CachedPage<Row>, 'page' | 'rows'> {
  /** Number of the first of the pages. */
  readonly first: number;
  readonly pages: readonly (readonly Row[])[];
}

/**
 * The pages loaded so far together with one more. A page that lies elsewhere begins anew, and so does one of a list
 * that was narrowed in another way or whose rows have moved to other pages, as its total says.
 */
export const addToPageCache = <Row>(
  cache: PageCache<Row> | null,
  { page, rows, ...list }: CachedPage<Row>,
): PageCache<Row> => {
  const fresh = { ...list, first: page, pages: [rows] };
  if (cache === null || cache.filters !== list.filters || cache.total !== list.total) return fresh;
  const { first, pages } = cache;
  const index = page - first;
  if (index < -1 || index > pages.length) return fresh;
  return index === -1
    ? { ...cache, first: page, pages: [rows, ...pages] }
    : { ...cache, pages: [...pages.slice(0, index), rows, ...pages.slice(index + 1)] };
};
