import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPercent } from './percent';

it.each([
  [95, '95.0%'],
  [66.66667, '66.7%'],
  [0, '0.0%'],
  [100, '100.0%'],
  [100.4, '100.0%'],
  [-3, '0.0%'],
  [null, '—'],
  [Number.NaN, '—'],
])('%s reads %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

it('always reads as a share', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (percent) => {
      expect(formatPercent(percent)).toMatch(/^(100|\d{1,2})\.\d%$/);
    }),
  );
});
