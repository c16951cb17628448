import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

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
])('services: %s', (_form, answer) => {
  expect(codes(answer)).toEqual(both);
});

it('services: decimals sent as text are read, and broken ones ignored', () => {
  const [first, second] = read(operations.services.reader, [
    { ...wa, price: '0.1500', available: 3 },
    { ...tg, price: 'abc' },
  ]);
  expect(first).toMatchObject({ price: 0.15, available: 3 });
  expect(second).toMatchObject({ price: null, available: null });
});

const names = (answer: unknown) =>
  read(operations.operators.reader, answer).map(({ id, name }) => [id, name]);

it.each([
  ['an object map', { data: { mtn: 'MTN' } }],
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
])('operators: %s', (_form, answer) => {
  expect(names(answer)).toEqual([['mtn', 'MTN']]);
});

it("operators: the provider's own response is read", () => {
  expect(names({ status: 'success', countryOperators: { 187: ['tmobile', 'verizon'] } })).toEqual([
    ['tmobile', 'tmobile'],
    ['verizon', 'verizon'],
  ]);
});

it.each([
  operations.restrictions.valueOn404,
  { serviceAvailable: 'no', currentStock: 'few', recommendations: 'none' },
  { recommendations: [{ type: 'tip' }] },
])('restrictions: are empty without readable text: %j', (answer) => {
  expect(read(operations.restrictions.reader, answer)).toEqual({
    serviceAvailable: true,
    currentStock: null,
    recommendations: [],
  });
});

it('availability: reads the stock by service code', () => {
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
