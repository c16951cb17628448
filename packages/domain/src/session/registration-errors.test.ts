import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { readRegistrationError } from './register';
import { aRejection } from '../testing/fixtures/a-rejection';

const rejected = (code: string | null, text: string | null, details = {}): ApiError =>
  aRejection({ code, text, details });

it.each([
  ['DUPLICATE_FIELD', 'x', { field: 'username' }, 'Username already taken. Please choose another.'],
  ['DUPLICATE_FIELD', 'x', { field: 'email' }, 'Email address already registered.'],
  ['DUPLICATE_FIELD', 'x', {}, 'Email address already registered.'],
  ['VALIDATION_ERROR', 'x', {}, 'Please check your input and try again'],
  ['RATE_LIMIT_EXCEEDED', 'x', {}, 'Too many attempts. Try again later.'],
  ['SERVER_ERROR', 'x', {}, 'Server error occurred. Please try again.'],
  ['CLOSED', 'No new accounts today', {}, 'No new accounts today'],
  ['CLOSED', null, {}, 'Registration failed'],
  ['constructor', null, {}, 'Registration failed'],
  [null, 'Duplicate key', {}, 'Account already exists'],
  [null, 'Username already EXISTS', {}, 'Account already exists'],
  [null, 'That username is reserved', {}, 'Username taken'],
  [null, 'This email is in use', {}, 'Email already registered'],
  [null, 'Something else', {}, 'Something else'],
  [null, null, {}, 'Registration failed. Please try again.'],
])('registration error: code %s with %j and %j reads %j', (code, text, details, expected) => {
  expect(readRegistrationError(rejected(code, text, details))).toEqual({ fields: {}, text: expected });
});

it('registration error: is the general text when the call was not sent', () => {
  expect(readRegistrationError({ kind: 'unsafe-path' }).text).toBe('Registration failed. Please try again.');
});

it.each([null, 'VALIDATION_ERROR'])(
  'registration error: with code %s assigns field errors to their fields',
  (code) => {
    const details = [
      { path: 'firstname', msg: 'Letters of English only' },
      { field: 'email', message: 'Invalid email' },
      { msg: 'Registration is closed on Mondays' },
      { field: 'referrer', message: 'Unknown referrer' },
    ];
    expect(readRegistrationError(rejected(code, 'Validation failed', { details }))).toEqual({
      fields: { firstname: 'Letters of English only', email: 'Invalid email' },
      text: 'Registration is closed on Mondays. Unknown referrer',
    });
  },
);
