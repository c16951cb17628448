import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from './index';

const read = <S extends v.GenericSchema<unknown, unknown>>(schema: S, answer: unknown) =>
  v.parse(schema, answer);
const codes = (answer: unknown) =>
  read(operations.services.reader, answer).map(({ code, name }) => [code, name]);

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
    ['in a wrapper of any name', { data: { list: { 0: wa, 1: tg, code: 'services' } } }],
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
    expect(v.safeParse(operations.services.reader, answer).success).toBe(false);
  });

  it('reads decimals sent as text and forgets broken ones', () => {
    const [first, second] = read(operations.services.reader, [
      { ...wa, price: '0.1500', available: 3 },
      { ...tg, price: 'abc' },
    ]);
    expect(first).toMatchObject({ price: 0.15, available: 3 });
    expect(second).toMatchObject({ price: null, available: null });
  });
});

describe('a service', () => {
  const service = {
    code: 'wa',
    name: 'WhatsApp',
    category: 'messaging',
    popular: true,
    isFavorite: true,
    price: 0.15,
    available: 3,
  };
  const bare = {
    code: 'wa',
    name: 'wa',
    category: 'other',
    popular: false,
    isFavorite: false,
    price: null,
    available: null,
  };

  it('is read as the server sends it', () => {
    expect(read(operations.services.reader, [service])).toEqual([service]);
  });

  it('is one although nothing is known but its code, or everything else is broken', () => {
    const broken = Object.fromEntries(Object.keys(service).map((key) => [key, { not: 'this' }]));
    expect(read(operations.services.reader, [{ code: 'wa' }, { ...broken, code: 'wa' }])).toEqual([
      bare,
      bare,
    ]);
  });
});

it('a list of more than ten, keyed by numbers, is read whole', () => {
  const list = Array.from({ length: 12 }, (_, place) => ({ code: `s${place}` }));
  expect(
    read(operations.services.reader, { data: Object.fromEntries(list.entries()) }).map(({ code }) => code),
  ).toEqual(list.map(({ code }) => code));
});

describe('operators', () => {
  const names = (answer: unknown) =>
    read(operations.operators.reader, answer).map(({ id, name }) => [id, name]);

  it.each([
    ['an array', { data: [{ id: 'mtn', name: 'MTN' }] }],
    ['an object map', { data: { mtn: 'MTN' } }],
    ['an object keyed by numbers', { data: { 0: { id: 'mtn', name: 'MTN' } } }],
    ['a status that has an id', { data: { mtn: 'MTN', status: { id: 'success' } } }],
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

  it('are not taken for places in a list, whatever digits they have', () => {
    expect(names({ data: { mtn: 'MTN', mtn2: 'MTN 2', '2go': '2go' } })).toEqual([
      ['mtn', 'MTN'],
      ['mtn2', 'MTN 2'],
      ['2go', '2go'],
    ]);
  });

  it('are no bare figures', () => {
    expect(v.is(operations.operators.reader, { data: { mtn: 7 } })).toBe(false);
  });

  it('are none in a country of which the server knows nothing', () => {
    expect(names(operations.operators.valueOn404)).toEqual([]);
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
    expect(read(operations.countries.reader, { data: { 36: { name: 'Canada', rus: 'Канада' } } })).toEqual([
      { code: '36', name: 'Canada', rus: 'Канада' },
    ]);
  });
});

it('a country is one although nothing is known but its code', () => {
  const bare = { code: '36', name: '36', rus: '' };
  expect(read(operations.countries.reader, [{ code: 36 }, { code: 36, name: 7, rus: 7 }])).toEqual([
    bare,
    bare,
  ]);
});

describe('restrictions', () => {
  it('are read with what they say', () => {
    const said = ['warning', 'info', 'tip'].map((type) => ({ type, message: `A ${type}` }));
    expect(
      read(operations.restrictions.reader, {
        success: true,
        data: {
          serviceAvailable: false,
          currentStock: '3',
          recommendations: [...said, { type: 'odd', message: 'An oddity' }],
        },
      }),
    ).toEqual({
      serviceAvailable: false,
      currentStock: 3,
      recommendations: [...said, { type: 'info', message: 'An oddity' }],
    });
  });

  it.each([
    operations.restrictions.valueOn404,
    { serviceAvailable: 'no', currentStock: 'few', recommendations: 'none' },
    { recommendations: [{ type: 'tip' }] },
  ])('are none where the server says nothing that can be read: %j', (answer) => {
    expect(read(operations.restrictions.reader, answer)).toEqual({
      serviceAvailable: true,
      currentStock: null,
      recommendations: [],
    });
  });
});

describe('availability', () => {
  it('reads the stock by service code', () => {
    const stock = read(operations.availability.reader, {
      success: true,
      data: {
        wa_0: { available: 12, status: 'available' },
        tg_1: '3',
        a_1b_10: 4,
        bad_0: { available: 'x' },
      },
    });
    expect([...stock]).toEqual([
      ['wa', 12],
      ['tg', 3],
      ['a_1b', 4],
    ]);
  });

  it('is unknown where the server does not tell it', () => {
    expect(read(operations.availability.reader, operations.availability.valueOn404).size).toBe(0);
  });
});
