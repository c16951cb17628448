import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimalText } from './money';

it.each([
  ['0', 0],
  ['007', 7],
  ['0.01', 0.01],
  ['0,01', 0.01],
  ['9,5', 9.5],
  ['5000,50', 5000.5],
  ['.5', 0.5],
  ['.25', 0.25],
  ['12.', 12],
  ['12,', 12],
  [' 0.35 ', 0.35],
])('decimal text: reads %j', (text, value) => {
  expect(readDecimalText(text)).toBe(value);
});

it.each(
  [
    ['', ' ', '.', ',', '1e', '1e5', '0x10', '-1', '+1', '1 2', '1,000.5', '1.000,5', '1,000,000', '1..5'],
    ['abc', '$5', 'NaN', 'Infinity', '٣', '９', '9'.repeat(400)],
  ].flat(),
)('decimal text: rejects %j', (text) => {
  expect(readDecimalText(text)).toBeNull();
});

it('decimal text: a comma reads as a decimal point in every amount', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 10_000_000 }),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('.', ','),
      (units, decimals, separator) => {
        const written = (units / 10 ** decimals).toFixed(decimals);
        expect(readDecimalText(written.replace('.', separator))).toBe(Number(written));
      },
    ),
  );
});

it('decimal text: never reads a number that is not written digit by digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.,eE+x -]{0,12}$/), (text) => {
      const value = readDecimalText(text);
      if (value === null) return;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(text.trim()).toMatch(/^[\d.,]+$/);
      expect(text.match(/[.,]/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2_000 },
  );
});
