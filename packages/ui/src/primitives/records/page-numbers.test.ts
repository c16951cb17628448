import { expect, it } from 'vitest';

import { pageNumbers } from './pagination';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 'gap', 8]],
  [3, 8, [1, 2, 3, 4, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [8, 8, [1, 'gap', 7, 8]],
])('page %i of %i offers %j', (page, totalPages, places) => {
  expect(pageNumbers(page, totalPages)).toEqual(places);
});

it('pagination includes the current page and its neighbours in order, without duplicates, for up to 60 pages', () => {
  for (let totalPages = 1; totalPages <= 60; totalPages += 1) {
    for (let page = 1; page <= totalPages; page += 1) {
      const numbers = pageNumbers(page, totalPages).filter((place) => place !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      const needed = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
      expect(numbers).toEqual(expect.arrayContaining(needed));
      expect(numbers.length).toBeLessThanOrEqual(7);
    }
  }
});
