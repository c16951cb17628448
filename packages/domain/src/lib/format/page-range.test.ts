import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageRangeText, clampedPage } from './page-range';

it.each([
  [2, 53, 'Showing 21 to 40 of 53'],
  [3, 53, 'Showing 41 to 53 of 53'],
  [1, 0, 'Showing 0 to 0 of 0'],
  [51, 10_250, 'Showing 1,001 to 1,020 of 10,250'],
])('page range: page %i of %i entries: %s', (page, total, text) => {
  expect(pageRangeText(page, total)).toBe(text);
});

it('page range: every entry of a list is on exactly one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50 }), (total, pageSize) => {
      let next = 1;
      for (let page = 1; page <= Math.ceil(total / pageSize); page += 1) {
        const [from, to] = pageRangeText(page, total, pageSize).match(/\d+/g) ?? [];
        expect(Number(from)).toBe(next);
        expect(Number(to)).toBeGreaterThanOrEqual(next);
        next = Number(to) + 1;
      }
      expect(next).toBe(total + 1);
    }),
  );
});

it.each([
  ['a page the list has', { page: 3, totalPages: 3 }, undefined],
  ['a page behind the last', { page: 4, totalPages: 3 }, 3],
  ['the first page of an empty list', { page: 1, totalPages: 0 }, undefined],
  ['another page of an empty list', { page: 2, totalPages: 0 }, 1],
  ['a list that names no pages', null, undefined],
])('page range: clamps a wrong page, given %s', (_, pagination, lastPage) => {
  expect(clampedPage(pagination)).toBe(lastPage);
});
