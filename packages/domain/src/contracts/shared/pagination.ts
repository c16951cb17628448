import * as v from 'valibot';
import { PAGE_SIZE } from '../../limits';
import { decimal } from './scalars';
import * as wire from './wire';

/** Query of a paged list of numbers (spec §7). */
export const pageQuery = v.object({
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});

/** Pagination of a list of numbers as the server sends it (spec §3). */
export const numbersPagination = () =>
  wire.entity('NumbersPagination', 'Position of a page in its list (spec §3).', {
    page: wire.integer('This page; the first is 1.'),
    limit: wire.integer('Most rows on a page.'),
    total: wire.integer('Rows on all pages.'),
    totalPages: wire.integer('Number of pages.'),
  });

/** The parameters of `pageQuery`, for the documents. */
export const pageParameters = () => ({
  page: wire.integer('Page to return; the first is 1, which is the default.'),
  limit: wire.integer('Most rows on a page. Default: 20 (spec §9).'),
});

/** The same, read tolerantly. */
export const readNumbersPagination = v.object({
  page: decimal,
  limit: v.optional(decimal, PAGE_SIZE),
  total: decimal,
  totalPages: decimal,
});

/** Position of a page in its list; pages count from 1. */
export type NumbersPagination = v.InferOutput<typeof readNumbersPagination>;

/** Pagination of deposits as the server sends it (spec §3). */
export const depositsPagination = () =>
  wire.entity('DepositsPagination', 'Position of a page in the list of deposits (spec §3).', {
    page: wire.integer('This page; the first is 1.'),
    limit: wire.integer('Most rows on a page.'),
    total_records: wire.integer('Rows on all pages.'),
    total_pages: wire.integer('Number of pages.'),
    has_next: wire.flag('Whether a page follows.'),
    has_previous: wire.flag('Whether a page precedes.'),
  });

/** The same, read tolerantly and under all of its field names (spec §3). */
export const readDepositsPagination = v.pipe(
  v.object({
    page: decimal,
    limit: v.optional(decimal, PAGE_SIZE),
    total_records: v.optional(decimal),
    totalRecords: v.optional(decimal),
    total: v.optional(decimal),
    total_pages: v.optional(decimal),
    totalPages: v.optional(decimal),
  }),
  v.transform((fields) => {
    const total = fields.total_records ?? fields.totalRecords ?? fields.total ?? 0;
    const totalPages = fields.total_pages ?? fields.totalPages ?? Math.ceil(total / fields.limit);
    return { page: fields.page, limit: fields.limit, total, totalPages };
  }),
);
