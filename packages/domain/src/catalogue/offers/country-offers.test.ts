import { expect, it } from 'vitest';
import { countryOffers, updateStockProgress, lookUpStock } from './country-offers';
import fc from 'fast-check';

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
  [{ count: 7, available: false }, 0],
  [{ count: 0 }, 0],
  [{ available: true }, null],
  [{ count: '7' }, null],
  [{ count: -1 }, null],
  [null, null],
])('stock: of %j is %s', (entry, stock) => {
  expect(lookUpStock({ '187': { wa: entry } }, '187', 'wa')).toBe(stock);
});

// The stock shown when the purchase was rejected is not available.
it('stock progress: reports returned stock exactly when a check has more than an earlier one', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 5 }))), (looks) => {
      let progress: ReturnType<typeof updateStockProgress> = { lowest: null, hasReturned: false };
      const reports = looks.map((stock) => (progress = updateStockProgress(progress, stock)).hasReturned);
      const seen = looks.filter((stock) => stock !== null);
      const hasRisen = seen.some((stock, at) => seen.slice(0, at).some((before) => stock > before));
      expect(reports.includes(true)).toBe(hasRisen);
    }),
  );
});
