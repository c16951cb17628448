import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { checkValues } from '../api/forms/form-state';
import { aRejection } from '../testing/fixtures/a-rejection';
import { canSubmitLogin, loginErrorText, loginForm } from './login-form';

const rejected = (code: string | null, text: string | null) => aRejection({ status: 401, code, text });

it.each<[ApiError, string]>([
  [rejected('ACCOUNT_NOT_FOUND', 'x'), 'Account not found with this username or email'],
  [rejected('INVALID_PASSWORD', 'x'), 'Incorrect password provided'],
  [rejected('ACCOUNT_INACTIVE', 'x'), 'Account is inactive. Contact support.'],
  [rejected('RATE_LIMIT_EXCEEDED', 'x'), 'Too many attempts. Try again later.'],
  [rejected('TWO_FACTOR_REQUIRED', 'x'), 'Two-factor authentication required'],
  [rejected('ACCOUNT_LOCKED', 'Locked: wrong password too often'), 'Locked: wrong password too often'],
  [rejected('constructor', null), 'Login failed'],
  [rejected(null, 'User NOT FOUND'), 'Account not found with this username or email'],
  [rejected(null, 'Wrong Password'), 'Incorrect password provided'],
  [rejected(null, 'password of user not found'), 'Account not found with this username or email'],
  [rejected(null, 'User is inactive'), 'Account is inactive. Please contact support.'],
  [rejected(null, 'Too many attempts'), 'Too many login attempts. Please try again later.'],
  [rejected(null, 'Something else'), 'Something else'],
  [rejected(null, null), 'Login failed. Please try again.'],
  [{ kind: 'network', elapsedMs: 5 }, 'Login failed. Please try again.'],
])('sign-in form: %j reads %j', (error, text) => {
  expect(loginErrorText(error)).toBe(text);
});

it.each([
  ['ada', 'abc', {}, true],
  ['ada', 'ab', { password: 'Password must be at least 3 characters' }, true],
  ['', '', { username: 'Username or email is required', password: 'Password is required' }, false],
  ['  ', 'abc', { username: 'Username or email is required' }, false],
  ['ada', '   ', { password: 'Password is required' }, false],
])(
  'sign-in form: %j with %j has the errors %j, and may be submitted: %s',
  (username, password, errors, can) => {
    expect(checkValues(loginForm.rules, { username, password })).toEqual(errors);
    expect(canSubmitLogin({ username, password })).toBe(can);
  },
);
