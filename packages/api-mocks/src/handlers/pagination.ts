import { PAGE_SIZE } from '@sms/domain/limits/spec';

export interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** The position of a page in a list of `total` rows. `page` counts from 1. */
export const paginationOf = (total: number, { page = 1, limit = PAGE_SIZE }: PageQuery) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});

/** One page of a list, and its position in the list. */
export const pageOf = <Row>(rows: readonly Row[], query: PageQuery) => {
  const { page, limit, ...totals } = paginationOf(rows.length, query);
  return { rows: rows.slice((page - 1) * limit, page * limit), pagination: { page, limit, ...totals } };
};
