import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatShortfall, formatNaira, formatUsd, formatWholeNaira } from './money';

const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true });

it.each([
  // Default: 4.
  [0.3, undefined, '$0.3000'],
  [1234.5, undefined, '$1,234.5000'],
  [-1234567.89, undefined, '-$1,234,567.8900'],
  [0, undefined, '$0.0000'],
  [-0.000001, undefined, '$0.0000'],
  [12.3456, 2, '$12.34'],
  // Half away from zero.
  [1.005, 2, '$1.00'],
  [-1.005, 2, '-$1.01'],
  [2.675, 2, '$2.67'],
  [0.57, 2, '$0.57'],
] as const)('formatUsd: writes %d with %s decimals as %s', (amount, decimals, text) => {
  expect(formatUsd(amount, decimals)).toBe(text);
});

it.each([null, Number.NaN, Infinity, -Infinity])('formatUsd: writes a dash for %s', (amount) => {
  expect(formatUsd(amount)).toBe('—');
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

it('formatNaira: writes 2 decimals and separates thousands', () => {
  expect(formatNaira(1000000)).toBe('₦1,000,000.00');
});

it('formatNaira: always has the form of money', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatNaira(amount)).toMatch(/^-?₦[\d,]+\.\d{2}$/);
    }),
  );
});

it.each([
  [500, '₦500'],
  [1_000_000, '₦1,000,000'],
])('formatWholeNaira: writes %d without decimals', (amount, text) => {
  expect(formatWholeNaira(amount)).toBe(text);
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
