import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositAmount, payableNgn } from './deposit-amount';

const POSITIVE = 'Amount must be a positive number';
const MINIMUM = 'Minimum deposit amount is ₦100';
const MAXIMUM = 'Maximum deposit amount is ₦1,000,000';
const DECIMALS = 'Amount can have at most 2 decimals';
const POINT = 'Use a point for decimals';

it.each([
  ['100', 100],
  ['100.00', 100],
  ['1500.5', 1500.5],
  ['₦2,000', 2_000],
  ['٥٠٠٠', 5_000],
  ['₦ 2,000.50', 2_000.5],
  ['2 000', 2_000],
  ['2\u202f000', 2_000],
  ['1,000', 1_000],
  ['100,000', 100_000],
  ['1,000,000.00', 1_000_000],
  ['1000000', 1_000_000],
  ['1000000.00', 1_000_000],
])('deposit amount: accepts %s', (text, ngn) => {
  expect(payableNgn(text)).toBe(ngn);
});

it.each([
  // What is no amount: see lib/format/typed-amount.test.ts.
  ['abc', POSITIVE],
  [' ', POSITIVE],
  ['0', POSITIVE],
  ['2,5', POINT],
  ['5000,50', POINT],
  ['1000,000', POINT],
  ['1,000,50', POINT],
  ['1,000,000.50', MAXIMUM],
  ['₦', POSITIVE],
  ['1000000.01', MAXIMUM],
  ['99.99', MINIMUM],
  ['0.01', MINIMUM],
  ['', POSITIVE],
  ['100.001', DECIMALS],
])('deposit amount: rejects %j: %s', (text, message) => {
  expect(v.safeParse(depositAmount, text).issues?.[0].message).toBe(message);
  expect(payableNgn(text)).toBeNull();
});

it('deposit amount: accepts exactly the kobo amounts from ₦100 to ₦1,000,000', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000_000 }), (kobo) => {
      const ngn = payableNgn((kobo / 100).toFixed(2));
      expect(ngn).toBe(kobo >= 10_000 && kobo <= 100_000_000 ? kobo / 100 : null);
    }),
  );
});
