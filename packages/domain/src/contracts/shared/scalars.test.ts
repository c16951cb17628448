import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decimal, identifier, instant, name, orNull } from './scalars';

const readWith = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};

it.each([
  [12.5, 12.5],
  ['1000.00', 1_000],
  ['-0.25', -0.25],
  [' 7 ', 7],
  ['12.345', 12.345],
  ['  12  ', 12],
])('decimal: %j is %d', (sent, value) => {
  expect(readWith(decimal, sent)).toBe(value);
});

it.each([
  '',
  ' ',
  'x1',
  '1x',
  '1.',
  '.5',
  '1e3',
  '1,5',
  '0x10',
  '--1',
  '9'.repeat(400),
  Infinity,
  NaN,
  null,
  true,
])('decimal: %j is none', (sent) => {
  expect(readWith(decimal, sent)).toBe('refused');
});

it('decimal: is the same as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (steps) => {
      const value = steps / 10_000;
      expect(readWith(decimal, value)).toBe(value);
      expect(readWith(decimal, (steps / 10_000).toFixed(4))).toBeCloseTo(value, 10);
    }),
  );
});

it.each([
  [18, '18'],
  ['a1', 'a1'],
  ['', 'refused'],
  [null, 'refused'],
  [{}, 'refused'],
  ['7'.repeat(101), `${'7'.repeat(100)}…`],
])('identifier: %j reads %j', (sent, read) => {
  expect(readWith(identifier, sent)).toBe(read);
});

it.each([
  [' MTN ', 'MTN'],
  ['   ', 'refused'],
  ['', 'refused'],
  [7, 'refused'],
  ['W'.repeat(101), `${'W'.repeat(100)}…`],
])('name: %j reads %j', (sent, read) => {
  expect(readWith(name, sent)).toBe(read);
});

it.each([
  ['2025-10-01T12:00:00.000Z', Date.UTC(2025, 9, 1, 12)],
  ['soon', 'refused'],
  [1_759_320_000_000, 'refused'],
])('timestamp: %j reads %j', (sent, read) => {
  expect(readWith(instant, sent)).toBe(read);
});

it.each([undefined, null, 'x', {}])('optional value: is read as null for %j', (sent) => {
  expect(readWith(orNull(decimal), sent)).toBeNull();
  expect(readWith(v.object({ price: orNull(decimal) }), { price: sent })).toEqual({ price: null });
  expect(readWith(v.object({ price: orNull(decimal) }), {})).toEqual({ price: null });
});
