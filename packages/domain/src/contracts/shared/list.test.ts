import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from '../../contracts/operations';

const lists = ['services', 'countries', 'operators', 'activeNumbers', 'history'] as const;
const others = ['deposits', 'subscriptions', 'dashboardActivity'] as const;
const isRead = (name: (typeof lists)[number] | (typeof others)[number], answer: unknown) =>
  v.is(operations[name].reader, answer);

describe.each([...lists, ...others])('%s', (name) => {
  it.each([
    ['an envelope without data', { success: true, message: 'All is well' }],
    ['words', { message: 'All is well' }],
    ['no data', { success: true, data: null }],
    ['a number as data', { data: 42 }],
    ['entries that are none', { data: [[1], null, 7] }],
    ['a bare array of them', [[1], null, 7]],
    ['rows without any known field', { success: true, data: [{ a: 1 }, {}] }],
  ])(`${name}: %s is refused, so that the known data stays`, (_form, answer) => {
    expect(isRead(name, answer)).toBe(false);
  });

  it.each([[[]], [{ success: true, data: [] }]])(`${name}: an empty list is accepted: %j`, (answer) => {
    expect(isRead(name, answer)).toBe(true);
  });
});

it('list: a number is only an object with an id', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const answer = v.safeParse(operations.activeNumbers.reader, json);
      if (answer.success) expect(answer.output.numbers).toEqual([]);
    }),
  );
  expect(isRead('activeNumbers', [[1], 'x', null, 7])).toBe(false);
});

it('list: invalid rows are dropped and the others stay', () => {
  const answer = { success: true, data: [7, { id: 1 }, { status: 'waiting' }, 'x'] };
  expect(v.parse(operations.activeNumbers.reader, answer).numbers.map(({ id }) => id)).toEqual(['1']);
});

it('list: an activity row without a code takes its name as code', () => {
  const line = { id: 1, service_name: 'TG', status: 'used', price: '0.1000' };
  const [read] = v.parse(operations.dashboardActivity.reader, [line]);
  expect(read).toMatchObject({ serviceName: 'TG', serviceCode: 'tg' });
});
