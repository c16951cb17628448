/** A page of a list, as it was answered. */
export interface LoadedPage<Row> {
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
export interface LoadedPages<Row> extends Omit<LoadedPage<Row>, 'page' | 'rows'> {
  /** Number of the first of the pages. */
  readonly first: number;
  readonly pages: readonly (readonly Row[])[];
}

/**
 * The pages loaded so far together with one more. A page that lies elsewhere begins anew, and so does one of a list
 * that was narrowed in another way or whose rows have moved to other pages, as its total says.
 */
export const withPage = <Row>(
  loaded: LoadedPages<Row> | null,
  { page, rows, ...list }: LoadedPage<Row>,
): LoadedPages<Row> => {
  const anew = { ...list, first: page, pages: [rows] };
  if (loaded === null || loaded.filters !== list.filters || loaded.total !== list.total) return anew;
  const { first, pages } = loaded;
  const place = page - first;
  if (place < -1 || place > pages.length) return anew;
  return place === -1
    ? { ...loaded, first: page, pages: [rows, ...pages] }
    : { ...loaded, pages: [...pages.slice(0, place), rows, ...pages.slice(place + 1)] };
};
