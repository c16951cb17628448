import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartScale } from './chart-scale';

it.each([
  [2.1, 2.4, ['$2.40', '$1.60', '$0.80']],
  [0.07, 0.09, ['$0.09', '$0.06', '$0.03']],
  [0.3, 0.3, ['$0.30', '$0.20', '$0.10']],
  [100, 120, ['$120.00', '$80.00', '$40.00']],
  [0.012, 0.012, ['$0.0120', '$0.0080', '$0.0040']],
  [0.04, 0.045, ['$0.0450', '$0.0300', '$0.0150']],
])('chart scale: %d USD', (highest, top, labels) => {
  const scale = chartScale(highest);
  expect(scale?.top).toBeCloseTo(top, 9);
  expect(scale?.labels).toEqual(labels);
});

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
