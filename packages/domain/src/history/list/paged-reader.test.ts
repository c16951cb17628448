import { expect, it } from 'vitest';
import { EMPTY_PAGED_LIST, appendPage } from './paged-reader';

interface Row {
  readonly id: string;
}

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(first + index) }));

it('paged list: is complete with its last page, and with an empty one', () => {
  const pagination = { total: 3, totalPages: 2 };
  const first = appendPage<Row>(EMPTY_PAGED_LIST, { rows: rowsFrom(1, 2), pagination });
  expect(first).toMatchObject({ nextPage: 2, total: 3, isComplete: false });
  expect(appendPage(first, { rows: rowsFrom(3, 1), pagination })).toMatchObject({
    rows: rowsFrom(1, 3),
    isComplete: true,
  });
  expect(appendPage(first, { rows: [], pagination: null })).toMatchObject({
    rows: rowsFrom(1, 2),
    isComplete: true,
  });
});

it('paged list: has each row once, although new ones push others onto the next page', () => {
  const pagination = { total: 4, totalPages: 2 };
  const first = appendPage<Row>(EMPTY_PAGED_LIST, { rows: rowsFrom(1, 2), pagination });
  expect(appendPage(first, { rows: rowsFrom(2, 2), pagination }).rows).toEqual(rowsFrom(1, 3));
});
