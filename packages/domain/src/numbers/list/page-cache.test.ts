import fc from 'fast-check';
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
  ['a page lies elsewhere', pageOf(4)],
  ['the list is narrowed in another way', pageOf(2, { filters: 'status=used' })],
  ['a row was added, and all of them moved', pageOf(2, { total: 13 })],
])('page cache: restarts when %s', (_, page) => {
  expect(load(pageOf(1), page)).toMatchObject({ first: page.page, pages: [page.rows] });
});

it('page cache: never has a gap, and contains the newest page', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: TOTAL_PAGES }), { minLength: 1 }), (numbers) => {
      const { first, pages } = load(...numbers.map((number) => pageOf(number))) as PageCache<number>;
      const rows = pages.flat();
      expect(rows).toEqual(rows.map((_, place) => 2 * first - 1 + place));
      expect(rows).toContain(2 * (numbers.at(-1) ?? 0));
    }),
  );
});
