import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approximateNaira, formatUsd } from './money';

it.each([
  ['$0.0500', '≈ ₦76'],
  ['$12.35', '≈ ₦18,772'],
  ['$1,234.5000', '≈ ₦1,876,440'],
  ['$0.0001', '≈ ₦1'],
  ['$0.0000', '≈ ₦0'],
])('approximate naira: of %s is %s', (usd, naira) => {
  expect(approximateNaira(usd, 1_520)).toBe(naira);
});

it.each(['—', '-$0.3000', '', 'Free'])('approximate naira: is empty for %j', (usd) => {
  expect(approximateNaira(usd, 1_520)).toBeUndefined();
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
