import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from './index';

const read = <S extends v.GenericSchema<unknown, unknown>>(schema: S, answer: unknown) =>
  v.parse(schema, answer);
const codes = (answer: unknown) =>
  read(operations.services.read, answer).map(({ code, name }) => [code, name]);

const wa = { code: 'wa', name: 'WhatsApp' };
const tg = { code: 'tg', name: 'Telegram' };
const both = [
  ['wa', 'WhatsApp'],
  ['tg', 'Telegram'],
];

describe('services are read in every form of spec §7', () => {
  it.each([
    ['an array in the envelope', { success: true, data: [wa, tg], total: 2 }],
    ['a bare array', [wa, tg]],
    ['an object keyed by numbers', { success: true, data: { 0: wa, 1: tg } }],
    ['nested under its name', { success: true, data: { services: [wa, tg] } }],
    ['named without data', { success: true, services: { 0: wa, 1: tg } }],
    ['a map from code to name', { data: { wa: 'WhatsApp', tg: 'Telegram' } }],
    [
      "the provider's wrapper with its status entry",
      {
        success: true,
        data: [
          { 0: wa, 1: tg, code: 'services', name: 'SERVICES', category: 'other', icon: null },
          { code: 'status', name: 'success', category: 'other' },
        ],
      },
    ],
  ])('%s', (_form, answer) => {
    expect(codes(answer)).toEqual(both);
  });

  it('drops a broken row and keeps the others', () => {
    expect(codes([wa, { name: 'no code' }, 7, null, tg])).toEqual(both);
  });

  it.each([
    ['text', 'oops'],
    ['nothing', null],
    ['a number', 4],
  ])('refuses %s', (_form, answer) => {
    expect(v.safeParse(operations.services.read, answer).success).toBe(false);
  });

  it('reads decimals sent as text and forgets broken ones', () => {
    const [first, second] = read(operations.services.read, [
      { ...wa, price: '0.1500', available: 3 },
      { ...tg, price: 'abc' },
    ]);
    expect(first).toMatchObject({ price: 0.15, available: 3 });
    expect(second).toMatchObject({ price: null, available: null });
  });
});

describe('operators', () => {
  const names = (answer: unknown) =>
    read(operations.operators.read, answer).map(({ id, name }) => [id, name]);

  it.each([
    ['an array', { data: [{ id: 'mtn', name: 'MTN' }] }],
    ['an object map', { data: { mtn: 'MTN' } }],
    ['a map of objects', { data: { mtn: { name: 'MTN' }, status: { name: 'success' } } }],
    [
      'with the odd status entry',
      {
        data: [
          { id: 'status', name: 'success' },
          { id: 'mtn', name: 'MTN' },
        ],
      },
    ],
  ])('%s', (_form, answer) => {
    expect(names(answer)).toEqual([['mtn', 'MTN']]);
  });

  it("reads the provider's own answer", () => {
    expect(names({ status: 'success', countryOperators: { 187: ['tmobile', 'verizon'] } })).toEqual([
      ['tmobile', 'tmobile'],
      ['verizon', 'verizon'],
    ]);
  });
});

describe('countries', () => {
  it('takes the key as code where the entry has none', () => {
    expect(read(operations.countries.read, { data: { 36: { name: 'Canada', rus: 'Канада' } } })).toEqual([
      { code: '36', name: 'Canada', rus: 'Канада' },
    ]);
  });
});

describe('availability', () => {
  it('reads the stock by service code', () => {
    const stock = read(operations.availability.read, {
      success: true,
      data: { wa_0: { available: 12, status: 'available' }, tg_1: '3', bad_0: { available: 'x' } },
    });
    expect([...stock]).toEqual([
      ['wa', 12],
      ['tg', 3],
    ]);
  });
});
