import { expect, it } from 'vitest';
import { canSubmitLogin, validateLogin } from './login-form';

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
