import { expect, it } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { registrationErrorText } from './registration-errors';

const rejected = (code: string | null, text: string | null, details = {}): ApiError => ({
  kind: 'rejected',
  status: 400,
  code,
  text,
  details,
  retryAfterS: null,
});

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
])('code %s with %j and %j reads %j', (code, text, details, expected) => {
  expect(registrationErrorText(rejected(code, text, details))).toBe(expected);
});

it('reads the general text when nothing was sent', () => {
  expect(registrationErrorText({ kind: 'refused' })).toBe('Registration failed. Please try again.');
});
