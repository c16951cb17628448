import { expect, it } from 'vitest';
import { parseMaxPrice } from './max-price';

const BOUNDS = 'Maximum price must be a number from 0 to 100';

// What is no amount: see lib/format/typed-amount.test.ts.
it.each([
  ['', { kind: 'none' }],
  ['0', { kind: 'limit', usd: 0 }],
  ['$0.5', { kind: 'limit', usd: 0.5 }],
  ['100', { kind: 'limit', usd: 100 }],
  ['100.001', { kind: 'invalid', message: BOUNDS }],
  ['abc', { kind: 'invalid', message: BOUNDS }],
  ['1,000', { kind: 'invalid', message: BOUNDS }],
  ['2,5', { kind: 'invalid', message: 'Use a point for decimals' }],
])('parseMaxPrice: reads %j as %j', (text, parsed) => {
  expect(parseMaxPrice(text)).toEqual(parsed);
});
