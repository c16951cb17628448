import { createEvent, createStore } from 'effector';
import type { PurchasedNumber } from '../../contracts/number';

export interface CachedPage<Row> {
  /** The list's filters as one text; empty for the whole list. */
  readonly filters: string;
  /** Counts from 1. */
  readonly page: number;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalPages: number;
}

/** Pages of one list that lie side by side, so that no row between them is missing. */
export interface PageCache<Row> extends Omit<CachedPage<Row>, 'page' | 'rows'> {
  readonly first: number;
  readonly pages: readonly (readonly Row[])[];
}

/**
 * Adds a page to the cache. Restarts with a page that is not adjacent, has other filters or belongs to a list
 * whose rows have moved to other pages, according to its total.
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

/** A page was loaded. Fired by `history-list`: the screens that reuse its pages do without it. */
export const historyPageCached = createEvent<CachedPage<PurchasedNumber>>();

/** Pages loaded during this visit that are adjacent to the one on screen; null without any. */
export const $historyPageCache = createStore<PageCache<PurchasedNumber> | null>(null).on(
  historyPageCached,
  addToPageCache,
);
