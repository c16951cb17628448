import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMaxPrice } from './max-price';

describe('parseMaxPrice', () => {
  it('takes empty as no limit', () => {
    expect(parseMaxPrice('')).toEqual({ kind: 'none' });
  });

  it.each([
    ['0', 0],
    ['0.0401', 0.0401],
    ['.5', 0.5],
    ['12.', 12],
  ])('takes %j as a limit', (text, usd) => {
    expect(parseMaxPrice(text)).toEqual({ kind: 'limit', usd });
  });

  it.each([' ', '1e5', '0x10', '-1', '+1', '1 2', '1,5', 'abc', '.', 'Infinity', '٣', '9'.repeat(400)])(
    'refuses %j',
    (text) => {
      expect(parseMaxPrice(text)).toEqual({ kind: 'invalid' });
    },
  );

  it('only ever limits to a finite amount of 0 or more', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseMaxPrice(text);
        expect(parsed.kind !== 'limit' || (Number.isFinite(parsed.usd) && parsed.usd >= 0)).toBe(true);
      }),
    );
  });
});
