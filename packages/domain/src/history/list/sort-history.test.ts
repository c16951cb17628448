import { expect, it } from 'vitest';
import { sortHistory, type HistoryOrder } from './sort-history';

const ROWS = [
  { id: 'a', code: '12', price: 12 },
  { id: 'b', code: null, price: 9 },
  { id: 'c', code: '9', price: null },
  { id: 'd', code: '12', price: 12 },
];

it.each<[HistoryOrder<'code' | 'price'>['column'], HistoryOrder<string>['direction'], string]>([
  ['code', 'ascending', 'c a d b'],
  ['code', 'descending', 'a d c b'],
  ['price', 'ascending', 'b a d c'],
  ['price', 'descending', 'a d b c'],
])(
  'sorted purchases: by %s, %s, have what is unknown last, and equal ones in their order',
  (column, direction, ids) => {
    const sorted = sortHistory(ROWS, ({ code, price }) => ({ code, price }), { column, direction });
    expect(sorted.map(({ id }) => id).join(' ')).toBe(ids);
  },
);
