import fc from 'fast-check';
import { expect, it } from 'vitest';
import { depositForShortfall, shortfallUsd } from './shortfall';

it.each([
  [0.3, 0.1, 0.2],
  [0.3, 0.3, null],
  [null, -0.1, null],
  [0.3, null, null],
])('shortfall: for a price of %j with a balance of %j is %j', (price, balance, missing) => {
  expect(shortfallUsd(price, balance)).toBe(missing);
});

it.each([
  [0.651381, 1_535.2, 1_000],
  [0.651382, 1_535.2, 1_001],
  [0.0001, 1_535.2, 100],
  [700, 1_535.2, null],
  [1_000, 1_000, 1_000_000],
  [1_000.01, 1_000, null],
])('deposit for a shortfall: of %d USD at %d naira is %j naira', (missing, rate, ngn) => {
  expect(depositForShortfall(missing, rate)).toBe(ngn);
});

const usd = fc.integer({ min: 0, max: 1_000_000 }).map((steps) => steps / 10_000);

it('deposit for a shortfall: is always enough, and a naira less never is', () => {
  fc.assert(
    fc.property(usd, fc.double({ min: 1, max: 10_000, noNaN: true }), (missing, rate) => {
      const ngn = depositForShortfall(missing, rate);
      fc.pre(ngn !== null);
      const brings = (amount: number) => Math.round((amount / rate) * 1_000_000) / 1_000_000;
      expect(brings(ngn)).toBeGreaterThanOrEqual(missing);
      if (ngn > 100) expect(brings(ngn - 1)).toBeLessThan(missing);
    }),
  );
});
