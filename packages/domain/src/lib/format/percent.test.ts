import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPaymentSuccess, formatPercent } from './percent';

it.each([
  [66.66667, '66.7%'],
  [100.4, '100.0%'],
  [-3, '0.0%'],
  [null, '—'],
  [Number.NaN, '—'],
])('percent: %s reads %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

it('percent: always reads as a share', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (percent) => {
      expect(formatPercent(percent)).toMatch(/^(100|\d{1,2})\.\d%$/);
    }),
  );
});

it.each([
  [{ totalPayments: 3, successfulPayments: 2, successRate: 12 }, '67%'],
  [{ totalPayments: 0, successfulPayments: 0, successRate: 12 }, '0%'],
  [{ totalPayments: 8, successfulPayments: 1, successRate: null }, '13%'],
  [{ totalPayments: null, successfulPayments: 1, successRate: 66.6 }, '67%'],
  [{ totalPayments: 2, successfulPayments: null, successRate: 130 }, '100%'],
  [{ totalPayments: null, successfulPayments: null, successRate: null }, '—'],
])('payment success: %j is %s', (counts, text) => {
  expect(formatPaymentSuccess(counts)).toBe(text);
});
