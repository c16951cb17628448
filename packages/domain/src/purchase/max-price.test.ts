import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { operations } from '../contracts/operations';
import { parseMaxPrice } from './max-price';

it('parseMaxPrice: empty text is no limit', () => {
  expect(parseMaxPrice('')).toEqual({ kind: 'none' });
});

it.each([
  ['0', 0],
  ['0.0401', 0.0401],
  ['$0.5', 0.5],
  ['٠.٥', 0.5],
  ['100', 100],
])('parseMaxPrice: %j is a limit', (text, usd) => {
  expect(parseMaxPrice(text)).toEqual({ kind: 'limit', usd });
});

it.each([' ', '1e', '-1', 'abc', '100.001', '101', '1,000'])(
  'parseMaxPrice: rejects %j and names the bounds',
  (text) => {
    expect(parseMaxPrice(text)).toEqual({
      kind: 'invalid',
      message: 'Maximum price must be a number from 0 to 100',
    });
  },
);

it.each(['0,01', '2,5'])('parseMaxPrice: asks for a point in %j', (text) => {
  expect(parseMaxPrice(text)).toEqual({ kind: 'invalid', message: 'Use a point for decimals' });
});

it('parseMaxPrice: never returns a limit that the contract would reject', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,e -]*$/));
  fc.assert(
    fc.property(typed, (text) => {
      const parsed = parseMaxPrice(text);
      expect(parsed.kind === 'none').toBe(text === '');
      if (parsed.kind !== 'limit') return;
      const body = { service: 'wa', country: '187', maxPrice: parsed.usd };
      expect(v.is(operations.purchaseNumber.body, body)).toBe(true);
    }),
  );
});
