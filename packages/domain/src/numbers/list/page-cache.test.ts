import { expect, it } from 'vitest';
import { addToPageCache, type CachedPage, type PageCache } from './page-cache';

const TOTAL_PAGES = 6;

/** A page of a list whose rows are their own places. */
const pageOf = (page: number, changed: Partial<CachedPage<number>> = {}): CachedPage<number> => ({
  filters: '',
  page,
  rows: [2 * page - 1, 2 * page],
  total: 2 * TOTAL_PAGES,
  totalPages: TOTAL_PAGES,
  ...changed,
});

const load = (...pages: readonly CachedPage<number>[]): PageCache<number> | null =>
  pages.reduce<PageCache<number> | null>(addToPageCache, null);

it('page cache: grows by the next and the previous page', () => {
  expect(load(pageOf(2), pageOf(3), pageOf(1))).toMatchObject({
    first: 1,
    pages: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  });
});

it('page cache: uses the newest response for a page loaded before', () => {
  expect(load(pageOf(1), pageOf(2), pageOf(1, { rows: [7, 8] }))?.pages).toEqual([
    [7, 8],
    [3, 4],
  ]);
});

it.each([
  ['a page lies further on', pageOf(5)],
  ['a page lies further back', pageOf(1)],
  ['the list is narrowed in another way', pageOf(4, { filters: 'status=used' })],
  ['a row was added, and all of them moved', pageOf(4, { total: 13 })],
])('page cache: restarts when %s', (_, page) => {
  expect(load(pageOf(3), page)).toMatchObject({ first: page.page, pages: [page.rows] });
});
