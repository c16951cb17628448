import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatUsdChange,
  microsToUsd,
  usdToMicros,
  approximateNaira,
  formatUsd,
  formatShortfall,
  formatNaira,
} from './money';

it('usd micros: represents every amount of six digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (micros) => {
      expect(usdToMicros(microsToUsd(micros))).toBe(micros);
    }),
  );
});

it('usd micros: writes a change with its sign', () => {
  expect([0.12, 0, -0.12].map(formatUsdChange)).toEqual(['+$0.1200', '+$0.0000', '−$0.1200']);
});

it.each([
  ['$0.0500', '≈ ₦76'],
  ['$1,234.5000', '≈ ₦1,876,440'],
  ['$0.0001', '≈ ₦1'],
  ['$0.0000', '≈ ₦0'],
  ['—', undefined],
  ['-$0.3000', undefined],
])('approximate naira: of %s is %s', (usd, naira) => {
  expect(approximateNaira(usd, 1_520)).toBe(naira);
});

it('approximate naira: is within half a naira of every amount that can be shown, and never hides a cost', () => {
  const anyAmount = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(anyAmount, fc.double({ min: 1, max: 5_000, noNaN: true }), (amount, rate) => {
      const usd = formatUsd(amount);
      const shown = Number(usd.replace(/[$,]/g, ''));
      const naira = Number(approximateNaira(usd, rate)?.replace(/[≈ ₦,]/g, ''));
      expect(naira > 0).toBe(shown > 0);
      if (naira > 1) expect(Math.abs(naira - shown * rate)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true });

it.each([
  // Default: 4.
  [0.3, undefined, '$0.3000'],
  [1234.5, undefined, '$1,234.5000'],
  [-1234567.89, undefined, '-$1,234,567.8900'],
  [0, undefined, '$0.0000'],
  [-0.000001, undefined, '$0.0000'],
  [12.3456, 2, '$12.34'],
  // Rounded down: a balance never looks larger than it is.
  [1.005, 2, '$1.00'],
  [-1.005, 2, '-$1.01'],
  [2.675, 2, '$2.67'],
  [0.57, 2, '$0.57'],
  [null, undefined, '—'],
  [Number.NaN, undefined, '—'],
  [Infinity, undefined, '—'],
] as const)('formatUsd: writes %s with %s decimals as %s', (amount, decimals, text) => {
  expect(formatUsd(amount, decimals)).toBe(text);
});

it('formatUsd: always has the form of money and never a negative zero', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(2 as const, 4 as const), (amount, decimals) => {
      const text = formatUsd(amount, decimals);
      expect(text).toMatch(new RegExp(`^-?\\$\\d{1,3}(,\\d{3})*\\.\\d{${decimals}}$`));
      expect(text).not.toMatch(/^-\$0\.0+$/);
    }),
  );
});

it('formatNaira: always has the form of money', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatNaira(amount)).toMatch(/^-?₦\d{1,3}(,\d{3})*\.\d{2}$/);
    }),
  );
});

it.each([
  [0.000_03, '$0.0001'],
  [0.3, '$0.3000'],
  [0.300_001, '$0.3001'],
  [0.1 + 0.2, '$0.3000'],
  [1_234.5, '$1,234.5000'],
])('formatShortfall: %d USD reads %s', (missing, text) => {
  expect(formatShortfall(missing)).toBe(text);
});

it('formatShortfall: is always enough, and too much by less than the last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (micros) => {
      const tooMuch = Math.round(Number(formatShortfall(micros / 1e6).replace(/[$,]/g, '')) * 1e6) - micros;
      expect(tooMuch).toBeGreaterThanOrEqual(0);
      expect(tooMuch).toBeLessThan(100);
    }),
  );
});
