import { expect, test } from 'vitest';
import { createOwnedTable } from './table';

interface Row {
  readonly id: number;
  readonly userId: number;
}

const filled = () => {
  const table = createOwnedTable<Row>();
  for (const userId of [7, 8, 7]) table.add((id) => ({ id, userId }));
  return table;
};

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

test('table: has the owner of each row', () => {
  const table = filled();
  expect(idsOf(table.of(7))).toEqual([1, 3]);
  expect(idsOf(table.of(8))).toEqual([2]);
  expect(table.of(9)).toEqual([]);
});

test('a table drops the owners of earlier rows when others are loaded', () => {
  const table = filled();
  table.load([{ id: 1, userId: 8 }]);
  expect(table.of(7)).toEqual([]);
  expect(idsOf(table.of(8))).toEqual([1]);
  table.add((id) => ({ id, userId: 8 }));
  expect(idsOf(table.of(8))).toEqual([1, 2]);
  expect(idsOf(table.all())).toEqual([1, 2]);
});
