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

it.each([
  ['a page the list has', { page: 3, totalPages: 3 }, undefined],
  ['a page behind the last', { page: 4, totalPages: 3 }, 3],
  ['the first page of an empty list', { page: 1, totalPages: 0 }, undefined],
  ['another page of an empty list', { page: 2, totalPages: 0 }, 1],
  ['a list that names no pages', null, undefined],
])('page range: clamps a wrong page, given %s', (_, pagination, lastPage) => {
  expect(clampedPage(pagination)).toBe(lastPage);
});
