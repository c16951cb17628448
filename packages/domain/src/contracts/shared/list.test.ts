import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations, type OperationName } from '../../contracts/operations';
import { aService } from '../../testing/fixtures/a-service';

/** The rows of a list; undefined where the answer is no list. */
const rowsOf = (call: OperationName, answer: unknown): unknown => {
  const { success, output } = v.safeParse(operations[call].reader, answer);
  return success ? output : undefined;
};

type Row = readonly [call: OperationName, form: string, answer: unknown, rows: unknown];

const wa = { code: 'wa', name: 'WhatsApp' };
const tg = { code: 'tg', name: 'Telegram' };
const both = [aService('wa', 'WhatsApp'), aService('tg', 'Telegram')];
const mtn = [{ id: 'mtn', name: 'MTN' }];

const forms: readonly Row[] = [
  ['services', 'a bare array', [wa, tg], both],
  ['services', 'an object keyed by numbers', { success: true, data: { 0: wa, 1: tg } }, both],
  ['services', 'nested under its name', { success: true, data: { services: [wa, tg] } }, both],
  ['services', 'named without data', { success: true, services: { 0: wa, 1: tg } }, both],
  ['services', 'any wrapper', { data: { list: { 0: wa, 1: tg, code: 'services' } } }, both],
  ['services', 'a map from code to name', { data: { wa: 'WhatsApp', tg: 'Telegram' } }, both],
  [
    'services',
    "the provider's wrapper with its status entry",
    {
      success: true,
      data: [
        { 0: wa, 1: tg, code: 'services', name: 'SERVICES', category: 'other', icon: null },
        { code: 'status', name: 'success', category: 'other' },
      ],
    },
    both,
  ],
  ['services', 'a code alone', [{ code: 'wa' }], [aService('wa', 'wa')]],
  [
    'services',
    'decimals as text, one of them broken',
    [
      { ...wa, price: '0.1500', available: 3 },
      { ...tg, price: 'abc' },
    ],
    [{ ...both[0], price: 0.15, available: 3 }, both[1]],
  ],
  ['operators', 'a map from id to name', { data: { mtn: 'MTN' } }, mtn],
  ['operators', 'a status with an id', { data: { mtn: 'MTN', status: { id: 'success' } } }, mtn],
  ['operators', 'a map of objects', { data: { mtn: mtn[0], status: { name: 'success' } } }, mtn],
  ['operators', 'the odd status entry', { data: [{ id: 'status', name: 'success' }, ...mtn] }, mtn],
  [
    'operators',
    "the provider's own response",
    { status: 'success', countryOperators: { 187: ['tmobile', 'verizon'] } },
    [
      { id: 'tmobile', name: 'tmobile' },
      { id: 'verizon', name: 'verizon' },
    ],
  ],
];

it.each(forms)('list of %s: is read from %s', (call, _, answer, rows) => {
  expect(rowsOf(call, answer)).toEqual(rows);
});

const lists = ['services', 'countries', 'operators', 'activeNumbers', 'history'] as const;

describe.each([...lists, 'deposits', 'subscriptions', 'dashboardActivity'] as const)('list of %s', (call) => {
  it.each([
    [{ success: true, message: 'All is well' }],
    [{ message: 'All is well' }],
    [{ success: true, data: null }],
    [{ data: 42 }],
    [[[1], null, 7]],
    [{ success: true, data: [{ a: 1 }, {}] }],
  ])(`list of ${call}: %j is none, so that the known rows stay`, (answer) => {
    expect(rowsOf(call, answer)).toBeUndefined();
  });

  it(`list of ${call}: an empty one is accepted`, () => {
    expect(rowsOf(call, { success: true, data: [] })).toBeDefined();
  });
});

it('list: a number is only an object with an id', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const { success, output } = v.safeParse(operations.activeNumbers.reader, json);
      if (success) expect(output.numbers).toEqual([]);
    }),
  );
});
