import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceEntry } from '../../contracts/price-book';
import { displayedPrice } from './prices';

/** The price of an entry as the provider sends it. */
const priceOf = (sent: unknown): number | null => {
  const entry = priceEntry({ '187': { wa: sent } }, '187', 'wa');
  return entry && displayedPrice(entry);
};

it('displayedPrice: is exactly twice the realPrice', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (realPrice) => {
      expect(priceOf({ realPrice, cost: 7 })).toBe(realPrice + realPrice);
    }),
  );
});

it.each([undefined, null, 'abc', '0.5'])(
  'displayedPrice: falls back to the cost when realPrice is %j',
  (realPrice) => {
    expect(priceOf({ realPrice, cost: 0.15 })).toBe(0.3);
  },
);

it.each([
  { realPrice: -1, cost: 1 },
  { realPrice: 0, cost: 1 },
  { realPrice: Number.NaN, cost: 1 },
  { realPrice: Infinity, cost: 1 },
  { realPrice: 1e308, cost: 1 },
  { cost: 'abc' },
  { cost: '0.5' },
  {},
  [],
  null,
  0.15,
  'cost',
])('displayedPrice: is null for %j', (entry) => {
  expect(priceOf(entry)).toBeNull();
});

it('displayedPrice: is a finite number above 0 or null, whatever the entry contains', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (realPrice, cost) => {
      const price = priceOf({ realPrice, cost });
      expect(price === null || (Number.isFinite(price) && price > 0)).toBe(true);
    }),
  );
});
