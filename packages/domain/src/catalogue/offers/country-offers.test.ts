import { expect, it } from 'vitest';
import { countryOffers, updateStockProgress, lookUpStock } from './country-offers';
import fc from 'fast-check';
import { lookUpPrice } from './prices';

it('country offers: have price and stock of one service in every country of the price book', () => {
  const book = {
    '187': {
      wa: { realPrice: 0.2, count: 5, available: true },
      tg: { realPrice: 1, count: 1, available: true },
    },
    '36': { wa: { realPrice: 0.1, count: 0, available: false } },
    '19': {},
    '16': { wa: { ee: { realPrice: 0.4 }, o2: { realPrice: 0.3 } } },
  };
  expect([...countryOffers(book, 'wa')]).toEqual([
    ['16', { price: 0.6, stock: null }],
    ['19', { price: null, stock: null }],
    ['36', { price: null, stock: 0 }],
    ['187', { price: 0.4, stock: 5 }],
  ]);
});

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
])('stock: of %j is %s', (entry, stock) => {
  expect(lookUpStock({ '187': { wa: entry } }, '187', 'wa')).toBe(stock);
});

it('stock: out of stock has no price', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 9, noNaN: true }), fc.nat({ max: 3 }), (cost, count) => {
      const price = lookUpPrice(
        { '187': { wa: { cost, count } } },
        { country: '187', service: 'wa', operator: null },
      );
      expect(price === null).toBe(count === 0);
    }),
  );
});

const UNSEEN = { lowest: null, hasReturned: false };

/** True if any of these checks reports returned stock. */
const isReported = (looks: readonly (number | null)[]): boolean => {
  let awaited = UNSEEN as ReturnType<typeof updateStockProgress>;
  return looks.some((stock) => {
    awaited = updateStockProgress(awaited, stock);
    return awaited.hasReturned;
  });
};

// The stock shown when the purchase was rejected is not available.
it('stock progress: reports returned stock exactly when a check has more than an earlier one', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 5 }))), (looks) => {
      const seen = looks.filter((stock) => stock !== null);
      expect(isReported(looks)).toBe(
        seen.some((stock, at) => seen.slice(0, at).some((before) => stock > before)),
      );
    }),
  );
});
