/** Progress of a list that is read page by page to its end. */
export interface PagedList<Row> {
  /** In the order of the list, each row once. */
  readonly rows: readonly Row[];
  readonly nextPage: number;
  /** Total of the list, as last sent; null while unknown. */
  readonly total: number | null;
  readonly isComplete: boolean;
}

interface LoadedPage<Row> {
  readonly rows: readonly Row[];
  readonly pagination: { readonly total: number; readonly totalPages: number } | null;
}

export const EMPTY_PAGED_LIST: PagedList<never> = { rows: [], nextPage: 1, total: null, isComplete: false };

/** Appends the next page. New rows push others onto it: each counts once. An empty page ends the list. */
export const appendPage = <Row extends { readonly id: string }>(
  { rows, nextPage }: PagedList<Row>,
  page: LoadedPage<Row>,
): PagedList<Row> => {
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows: [...rows, ...page.rows.filter(({ id }) => !known.has(id))],
    nextPage: nextPage + 1,
    total: page.pagination?.total ?? null,
    isComplete: page.rows.length === 0 || nextPage >= (page.pagination?.totalPages ?? Infinity),
  };
};
