import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  historyColumns,
  sortHistory,
  type HistoryColumn,
  type SortKeys,
  type HistoryOrder,
} from './sort-history';

const keys = (given: Partial<SortKeys>): SortKeys => ({
  service: 'WhatsApp',
  phone: '+12025550123',
  country: 'Nigeria',
  price: 0.3,
  status: 'Completed',
  code: null,
  date: 0,
  ...given,
});
const itself = (row: SortKeys): SortKeys => row;

/** The values of a column in order, for rows that hold them in the order given. */
const sorted = (order: HistoryOrder, values: readonly (string | number | null)[]) =>
  sortHistory(
    values.map((value) => keys({ [order.column]: value })),
    itself,
    order,
  ).map((row) => row[order.column]);
const ascending = (column: HistoryColumn) => ({ column, direction: 'ascending' }) as const;
const descending = (column: HistoryColumn) => ({ column, direction: 'descending' }) as const;

it('sorted purchases: have empty values last in both directions', () => {
  const arbitraryCodes = fc.shuffledSubarray([null, '1', '2'], { minLength: 3 });
  fc.assert(
    fc.property(arbitraryCodes, (codes) => {
      expect(sorted(ascending('code'), codes)).toEqual(['1', '2', null]);
      expect(sorted(descending('code'), codes)).toEqual(['2', '1', null]);
    }),
  );
});

it('sorted purchases: are the same purchases, and equal ones keep their order', () => {
  const arbitraryKeys = fc.record({
    service: fc.constantFrom('WhatsApp', 'Telegram'),
    phone: fc.string(),
    country: fc.constantFrom('Nigeria', 'Ghana'),
    price: fc.option(fc.constantFrom(0.1, 0.2)),
    status: fc.constantFrom('Completed', 'Expired'),
    code: fc.option(fc.string()),
    date: fc.option(fc.integer()),
  });
  fc.assert(
    fc.property(
      fc.array(arbitraryKeys),
      fc.constantFrom(...historyColumns),
      fc.constantFrom('ascending', 'descending'),
      (rows, column, direction) => {
        const numbered = rows.map((row, place) => ({ row, place }));
        const sorted = sortHistory(numbered, ({ row }) => row, { column, direction });
        expect(sorted.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
          numbered.map(({ place }) => place),
        );
        sorted.slice(1).forEach(({ row, place }, index) => {
          const before = sorted[index];
          if (before?.row[column] === row[column]) expect(before.place).toBeLessThan(place);
        });
      },
    ),
  );
});
