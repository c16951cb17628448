import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositAmount, payableNgn } from './deposit-amount';

// What is an amount: see lib/format/typed-amount.test.ts.
it.each([
  ['₦ 2,000.50', 2_000.5],
  ['100.00', 100],
  ['1,000,000.00', 1_000_000],
])('deposit amount: accepts %s', (text, ngn) => {
  expect(payableNgn(text)).toBe(ngn);
});

it.each([
  ['abc', 'Amount must be a positive number'],
  ['', 'Amount must be a positive number'],
  ['0', 'Amount must be a positive number'],
  ['5000,50', 'Use a point for decimals'],
  ['1000000.01', 'Maximum deposit amount is ₦1,000,000'],
  ['0.01', 'Minimum deposit amount is ₦100'],
  ['99.99', 'Minimum deposit amount is ₦100'],
  ['100.001', 'Amount can have at most 2 decimals'],
])('deposit amount: rejects %j: %s', (text, message) => {
  expect(v.safeParse(depositAmount, text).issues?.[0].message).toBe(message);
  expect(payableNgn(text)).toBeNull();
});
