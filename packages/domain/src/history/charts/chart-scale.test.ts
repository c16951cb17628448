import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartScale } from './chart-scale';

it('chart scale: no amount has no gridlines', () => {
  expect(chartScale(0)).toBeNull();
});

it('chart scale: the highest amount is always below the top, and at least two thirds of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), (steps) => {
      const highest = steps / 10_000;
      const share = highest / (chartScale(highest)?.top ?? 0);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
      expect(share).toBeGreaterThan(2 / 3 - 1e-9);
    }),
  );
});
