import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_PAGED_LIST, appendPage, type PagedList } from './paged-reader';

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

it('paged list: contains every initial row once, whatever rows are added on top meanwhile', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 10 }),
      (count, size, arrivals) => {
        const start = rowsFrom(0, count);
        let server = start;
        let list: PagedList<Row> = EMPTY_PAGED_LIST;
        let arrived = 0;
        while (!list.isComplete) {
          const { nextPage } = list;
          list = appendPage(list, {
            rows: server.slice((nextPage - 1) * size, nextPage * size),
            pagination: { total: server.length, totalPages: Math.ceil(server.length / size) },
          });
          const more = arrivals[nextPage - 1] ?? 0;
          server = [...rowsFrom(1_000 + arrived, more), ...server];
          arrived += more;
        }
        const ids = list.rows.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(start.map(({ id }) => id)));
      },
    ),
  );
});
