import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTypedAmount } from './typed-amount';

/** The amount as read; otherwise why it is not one. */
const read = (text: string, sign: '$' | '₦' = '$'): number | string => {
  const amount = readTypedAmount(text, sign);
  return amount.kind === 'number' ? amount.value : amount.kind;
};

it.each<[string, number | string]>([
  ['007', 7],
  ['.25', 0.25],
  ['12.', 12],
  [' 0.35 ', 0.35],
  ['1,000,000.50', 1_000_000.5],
  ['2\u202f000', 2_000],
  ['$1,000', 1_000],
  ['$ 0.5', 0.5],
  ['۵۰۰۰', 5_000],
  ['５，０００．５', 5_000.5],
  ['٥٬٠٠٠٫٥', 5_000.5],
  ['\u200f٥٠٠٠\u200f', 5_000],
  // Never a guess at what the comma means.
  ['2,5', 'comma'],
  ['1000,000', 'comma'],
  ['1,000,50', 'comma'],
  ['1.000,5', 'comma'],
  ['12,', 'comma'],
  ['0,050', 'comma'],
  ['٢،٥', 'comma'],
  ['', 'unreadable'],
  ['.', 'unreadable'],
  ['1e5', 'unreadable'],
  ['0x10', 'unreadable'],
  ['-1', 'unreadable'],
  ['+1', 'unreadable'],
  ['1 2', 'unreadable'],
  ['1.000.000', 'unreadable'],
  ['½', 'unreadable'],
  ['₦5', 'unreadable'],
  ['5$', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['9'.repeat(400), 'unreadable'],
])('typed amount: reads %j as %j', (text, reading) => {
  expect(read(text)).toBe(reading);
});

it('typed amount: counts the decimals as typed', () => {
  expect(readTypedAmount('₦1,000.50', '₦')).toEqual({ kind: 'number', value: 1_000.5, decimals: 2 });
});

const amounts = fc.tuple(fc.nat({ max: 10_000_000 }), fc.integer({ min: 0, max: 6 }));

it('typed amount: reads what the product writes, with thousands or without, in the digits of any script', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10), ([units, decimals], zero) => {
      const value = units / 10 ** decimals;
      const written = value.toFixed(decimals);
      const [whole = '', ...fraction] = written.split('.');
      const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
      for (const text of [written, grouped]) {
        const inScript = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        expect(read(inScript)).toBe(Number(written));
      }
    }),
  );
});

it('typed amount: never reads a number that is not written digit by digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.,eE+x -]{0,12}$/), (text) => {
      const value = read(text);
      if (typeof value === 'string') return;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(text.trim()).toMatch(/^[\d., ]+$/);
      expect(Number(text.replace(/[, ]/g, ''))).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});
