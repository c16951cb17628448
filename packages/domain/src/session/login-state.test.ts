import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { readLoginError, canSubmitLogin, validateLogin } from './login-state';
import { aRejection } from '../testing/fixtures/a-rejection';

const rejected = (code: string | null, text: string | null) => aRejection({ status: 401, code, text });

it.each([
  ['ACCOUNT_NOT_FOUND', 'x', 'Account not found with this username or email'],
  ['INVALID_PASSWORD', 'x', 'Incorrect password provided'],
  ['ACCOUNT_INACTIVE', 'x', 'Account is inactive. Contact support.'],
  ['RATE_LIMIT_EXCEEDED', 'x', 'Too many attempts. Try again later.'],
  ['TWO_FACTOR_REQUIRED', 'x', 'Two-factor authentication required'],
  ['ACCOUNT_LOCKED', 'Locked: wrong password too often', 'Locked: wrong password too often'],
  ['constructor', null, 'Login failed'],
  [null, 'User NOT FOUND', 'Account not found with this username or email'],
  [null, 'Wrong Password', 'Incorrect password provided'],
  [null, 'password of user not found', 'Account not found with this username or email'],
  [null, 'User is inactive', 'Account is inactive. Please contact support.'],
  [null, 'Too many attempts', 'Too many login attempts. Please try again later.'],
  [null, 'Something else', 'Something else'],
  [null, null, 'Login failed. Please try again.'],
])('login error: code %s with %j reads %j', (code, text, expected) => {
  expect(readLoginError(rejected(code, text))).toEqual({ fields: {}, text: expected });
});

it.each([
  { kind: 'network', elapsedMs: 5 },
  { kind: 'timeout', elapsedMs: 90_000 },
  { kind: 'malformed' },
] satisfies ApiError[])('reads the general text when there was no answer: $kind', (error) => {
  expect(readLoginError(error).text).toBe('Login failed. Please try again.');
});

it('login error: assigns field errors to their fields', () => {
  const refused: ApiError = {
    ...rejected(null, 'Validation failed'),
    status: 400,
    details: {
      details: [
        { path: 'password', msg: 'Invalid value' },
        { path: 'password', msg: 'Password must be 6-128 characters' },
      ],
    },
  };
  expect(readLoginError(refused)).toEqual({
    fields: { password: 'Password must be 6-128 characters' },
    text: 'Please check your input and try again',
  });
});

it('validateLogin: finds no error in a complete form', () => {
  expect(validateLogin({ username: 'ada', password: 'abc' })).toEqual({ username: null, password: null });
});

it.each(['', '   '])('validateLogin: requires both fields to be non-blank: %j', (blank) => {
  expect(validateLogin({ username: blank, password: blank })).toEqual({
    username: 'Username or email is required',
    password: 'Password is required',
  });
});

it('validateLogin: requires a password of at least 3 characters', () => {
  expect(validateLogin({ username: 'ada', password: 'ab' }).password).toBe(
    'Password must be at least 3 characters',
  );
});

it.each([
  ['ada', 'abc', true],
  ['ada', 'a', true],
  ['ada', '  ', false],
  [' ', 'abc', false],
])('canSubmitLogin: username %j with password %j: %s', (username, password, expected) => {
  expect(canSubmitLogin({ username, password })).toBe(expected);
});
