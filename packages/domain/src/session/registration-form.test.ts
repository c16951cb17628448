import { expect, it } from 'vitest';
import * as v from 'valibot';
import { readFormError } from '../api/errors/form-error';
import { checkValues } from '../api/forms/form-state';
import { aRejection } from '../testing/fixtures/a-rejection';
import {
  emptyRegistration,
  passwordRules,
  proposeUsername,
  registrationErrorText,
  registrationSchema,
  type RegistrationForm,
} from './registration-form';

const ada: RegistrationForm = {
  firstname: 'Ada',
  lastname: 'Eze',
  username: 'ada.eze',
  email: 'ada@example.com',
  phoneCode: '+234',
  phone: '8012345678',
  password: 'secret123',
  confirmPassword: 'secret123',
};

const errorsOf = (changes: Partial<RegistrationForm>) =>
  checkValues({ initial: emptyRegistration, schema: registrationSchema }, { ...ada, ...changes });
const sentOf = (changes: Partial<RegistrationForm>) => v.parse(registrationSchema, { ...ada, ...changes });

it.each([
  ['abc12', ['A letter', 'A number']],
  ['abcdef', ['At least 6 characters', 'A letter']],
  ['123456', ['At least 6 characters', 'A number']],
  ['!?-_()', ['At least 6 characters']],
  ['пароль1', ['At least 6 characters', 'A letter', 'A number']],
])('password rules: %j meets %j', (password, expected) => {
  expect(passwordRules(password).flatMap(({ text, isMet }) => (isMet ? text : []))).toEqual(expected);
});

it.each([
  ['firstname', 'Zoë Ann', null],
  ['firstname', 'R2D2', 'Letters only'],
  ['lastname', "O'Neil", 'Letters only'],
  ['lastname', '   ', 'Required'],
  ['username', 'ab', '3-30 chars'],
  ['username', 'a'.repeat(30), null],
  ['username', 'a'.repeat(31), '3-30 chars'],
  ['username', 'ada eze', 'Invalid format'],
  ['username', 'adä', 'Invalid format'],
  ['username', 'A.d_a-1', null],
  ['email', 'a@b.c', null],
  ['email', 'a@b', 'Invalid email'],
  ['email', 'a b@c.d', 'Invalid email'],
  ['phone', '123456', '7-15 digits'],
  ['phone', '1234567', null],
  ['phone', '1'.repeat(15), null],
  ['phone', '1'.repeat(16), '7-15 digits'],
  ['phone', '+2348012345', '7-15 digits'],
  ['phone', '(080) 123-4567', null],
  ['phone', '80\u2011123\u20114567', null],
  ['password', 'abc12', 'Min 6 chars'],
  ['password', `${'abc '.repeat(2_500)}1`, null],
  ['password', 'abcdef', 'Letter + number'],
  ['password', 'пароль1', null],
  ['password', 'abc12 ', null],
  ['password', '      ', 'Required'],
  ['confirmPassword', 'secret124', 'No match'],
  ['phoneCode', '+999', 'Required'],
] satisfies [keyof RegistrationForm, string, string | null][])(
  'registration field: %s %j has the error %j',
  (field, value, expected) => {
    expect(errorsOf({ [field]: value, ...(field === 'password' && { confirmPassword: value }) })).toEqual(
      expected === null ? {} : expect.objectContaining({ [field]: expected }),
    );
  },
);

it('registration form: compares the passwords whatever else is wrong', () => {
  expect(errorsOf({ phone: '', password: 'abc12' })).toEqual({
    phone: 'Required',
    password: 'Min 6 chars',
    confirmPassword: 'No match',
  });
});

it('registration form: an empty one has an error in every field; the phone code is preset', () => {
  const { phoneCode, ...asked } = emptyRegistration;
  expect(errorsOf(emptyRegistration)).toEqual(
    Object.fromEntries(Object.keys(asked).map((field) => [field, 'Required'])),
  );
});

it('registration form: is sent without the spaces around the values, and with the digits of the phone', () => {
  const { password, confirmPassword, ...typed } = ada;
  const spaced = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, ` ${text} `]));
  expect(sentOf(spaced)).toEqual(ada);
  expect(sentOf({ phone: '(080) 123-45 67' }).phone).toBe('0801234567');
});

it.each([
  ['ada.eze@mail.example', 'ada.eze'],
  [' ada@', 'ada'],
  ['ad@mail.example', ''],
  ['ada+sms@mail.example', ''],
])('proposeUsername: of %j is %j', (email, username) => {
  expect(proposeUsername(email)).toBe(username);
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
])('registration error: code %s with %j and %j reads %j', (code, text, details, expected) => {
  expect(registrationErrorText(aRejection({ code, text, details }))).toBe(expected);
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
    const error = aRejection({ code, text: 'Validation failed', details: { details } });
    expect(readFormError(error, ['firstname', 'email'], registrationErrorText)).toEqual({
      fields: { firstname: 'Letters of English only', email: 'Invalid email' },
      text: 'Registration is closed on Mondays. Unknown referrer',
    });
  },
);
