import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatUsdChange, microsToUsd, usdToMicros } from './money';

it('usd micros: sums exactly where floating point does not', () => {
  expect(microsToUsd(usdToMicros(0.1) + usdToMicros(0.2))).toBe(0.3);
  expect(microsToUsd(usdToMicros(14.473684) - usdToMicros(1.315789))).toBe(13.157895);
});

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
