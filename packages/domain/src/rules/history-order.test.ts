import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyColumns, inHistoryOrder, NEWEST_FIRST, orderAfter, type HistoryKeys } from './history-order';

const keys = (given: Partial<HistoryKeys>): HistoryKeys => ({
  service: 'WhatsApp',
  phone: '+12025550123',
  country: 'Nigeria',
  price: 0.3,
  status: 'Completed',
  code: null,
  date: 0,
  ...given,
});
const itself = (row: HistoryKeys): HistoryKeys => row;

describe('the header of a column', () => {
  it('sorts from the beginning, and from the end when pressed again', () => {
    const byPrice = orderAfter(NEWEST_FIRST, 'price');
    expect(byPrice).toEqual({ column: 'price', direction: 'ascending' });
    expect(orderAfter(byPrice, 'price')).toEqual({ column: 'price', direction: 'descending' });
  });

  it('of the date shows the oldest first, as the newest come first anyway', () => {
    expect(orderAfter(NEWEST_FIRST, 'date')).toEqual({ column: 'date', direction: 'ascending' });
  });
});

describe('sorted purchases', () => {
  it('compare amounts by value and names by letter, whatever their capitals', () => {
    const prices = [keys({ price: 10 }), keys({ price: 9 })];
    expect(inHistoryOrder(prices, itself, { column: 'price', direction: 'ascending' })).toEqual([
      prices[1],
      prices[0],
    ]);
    const names = [keys({ service: 'telegram' }), keys({ service: 'Discord' })];
    expect(inHistoryOrder(names, itself, { column: 'service', direction: 'ascending' })).toEqual([
      names[1],
      names[0],
    ]);
  });

  it('have those without a value last both ways', () => {
    const rows = [keys({ code: null }), keys({ code: '1' }), keys({ code: '2' })];
    const codes = (direction: 'ascending' | 'descending') =>
      inHistoryOrder(rows, itself, { column: 'code', direction }).map(({ code }) => code);
    expect(codes('ascending')).toEqual(['1', '2', null]);
    expect(codes('descending')).toEqual(['2', '1', null]);
  });

  it('are the same purchases, and equal ones keep their order', () => {
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
          const sorted = inHistoryOrder(numbered, ({ row }) => row, { column, direction });
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
});
