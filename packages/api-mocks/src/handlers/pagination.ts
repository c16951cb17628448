import { PAGE_SIZE } from '@sms/domain/limits/spec';

/** Query of a paged list. */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of a list, and its position in the list. `page` counts from 1. */
export const pageOf = <Row>(rows: readonly Row[], { page = 1, limit = PAGE_SIZE }: PageQuery) => ({
  rows: rows.slice((page - 1) * limit, page * limit),
  pagination: { page, limit, total: rows.length, totalPages: Math.ceil(rows.length / limit) },
});
