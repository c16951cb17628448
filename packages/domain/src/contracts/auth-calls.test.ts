import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from '../contracts/operations';

const ada = { id: '7', username: 'ada' };

describe.each(['login', 'register'] as const)('%s', (name) => {
  const { reader: read } = operations[name];

  it(`${name}: a session has a user`, () => {
    const answer = { success: true, data: { accessToken: 'abc', user: { ...ada, id: 7, email: 'a@b.c' } } };
    expect(v.parse(read, answer)).toEqual({ accessToken: 'abc', user: ada });
  });

  it.each([
    {},
    { accessToken: 'abc' },
    { user: ada },
    { accessToken: '', user: ada },
    { accessToken: 'abc', user: { id: 7 } },
    { accessToken: 'abc', user: { username: 'ada' } },
  ])(`${name}: %j is no session`, (answer) => {
    expect(v.is(read, answer)).toBe(false);
  });
});

it.each([ada, { user: ada }, { success: true, data: ada }, { success: true, data: { user: ada } }])(
  'current user: is read from %j',
  (answer) => {
    expect(v.parse(operations.me.reader, answer)).toEqual(ada);
  },
);

it.each([null, [], 'ada', {}, { user: {} }])('current user: is not read from %j', (answer) => {
  expect(v.is(operations.me.reader, answer)).toBe(false);
});

it.each([
  [{ data: { accessToken: 'abc', user: ada } }, { accessToken: 'abc', user: ada }],
  [{ accessToken: 'abc' }, { accessToken: 'abc', user: null }],
  [
    { accessToken: 'abc', user: {} },
    { accessToken: 'abc', user: null },
  ],
  [{ accessToken: '', user: ada }, undefined],
  [{ user: ada }, undefined],
])('renewed session: has a token, and a user where the server names one: %j', (answer, session) => {
  const { success, output } = v.safeParse(operations.refresh.reader, answer);
  expect(success ? output : undefined).toEqual(session);
});

it('CSRF token: is a non-empty text', () => {
  const { reader: read } = operations.csrfToken;
  expect(v.parse(read, { success: true, csrfToken: 'abc' })).toBe('abc');
  expect(v.parse(read, { data: { csrfToken: 'abc' } })).toBe('abc');
  for (const answer of [{}, { csrfToken: '' }, { csrfToken: 7 }]) expect(v.is(read, answer)).toBe(false);
});
