import * as v from 'valibot';
import { decimal } from './scalars';

/** Query of a paged list of numbers (spec §7). */
export const pageQuery = v.object({
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});

/** Pagination of a list of numbers as the server sends it (spec §3). */
export const numbersPagination = v.object({
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});

/** The same, read tolerantly. */
export const readNumbersPagination = v.object({
  page: decimal,
  limit: v.optional(decimal, 20),
  total: decimal,
  totalPages: decimal,
});

/** Where a page stands in its list; pages count from 1. */
export type NumbersPagination = v.InferOutput<typeof readNumbersPagination>;
