import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayedPrice } from './displayed-price';
import { lookUpStock, stockOf } from './stock';

it.each([
  [{ count: 12, available: true }, 12],
  [{ count: 0, available: false }, 0],
  [{ count: 7, available: false }, 0],
  [{ count: 0 }, 0],
  [{ available: true }, null],
  [{ cost: 0.2 }, null],
  [{ count: '7' }, null],
  [{ count: -1 }, null],
  [null, null],
  [7, null],
])('reads the stock of %j as %s', (entry, stock) => {
  expect(stockOf(entry)).toBe(stock);
});

it('looks a service up in its country only, by own entries', () => {
  const book = { '187': { wa: { count: 3 } } };
  expect(lookUpStock(book, '187', 'wa')).toBe(3);
  expect(lookUpStock(book, '187', 'tg')).toBeNull();
  expect(lookUpStock(book, '36', 'wa')).toBeNull();
  expect(lookUpStock(book, '187', 'constructor')).toBeNull();
});

it('gives no price to what is not in stock', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 9, noNaN: true }), fc.nat({ max: 3 }), (cost, count) => {
      expect(displayedPrice({ cost, count }) === null).toBe(count === 0);
    }),
  );
});
