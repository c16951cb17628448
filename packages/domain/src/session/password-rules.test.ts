import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkPassword,
  passwordRules,
  emptyRegistration,
  validateRegistrationField,
} from './registration-form';

const met = (password: string) =>
  passwordRules(password)
    .filter(({ isMet }) => isMet)
    .map(({ text }) => text);

it.each([
  ['', []],
  ['abc', ['A letter']],
  ['ж', ['A letter']],
  ['12345', ['A number']],
  ['abc12', ['A letter', 'A number']],
  ['abcdef', ['At least 6 characters', 'A letter']],
  ['123456', ['At least 6 characters', 'A number']],
  ['!?-_()', ['At least 6 characters']],
  ['abc123', ['At least 6 characters', 'A letter', 'A number']],
])('password rules: %j meets %j', (password, expected) => {
  expect(met(password)).toEqual(expected);
});

it.each([
  ['abc12', 'Min 6 chars'],
  ['abcdef', 'Letter + number'],
  ['123456', 'Letter + number'],
  ['abc123', null],
  [`${'abc '.repeat(2_500)}1`, null],
])('password check: for %j the error is %j', (password, expected) => {
  expect(checkPassword(password)).toBe(expected);
});

// Short strings of few kinds of characters, so that each rule is met about as often as not.
const password = fc.string({ unit: fc.constantFrom('a', 'Я', '7', ' ', '!'), maxLength: 9 });

it('password rules: are all met exactly when the registration form accepts the password', () => {
  fc.assert(
    fc.property(password, (typed) => {
      const isAccepted =
        validateRegistrationField({ ...emptyRegistration, password: typed }, 'password') === null;
      expect(passwordRules(typed).every(({ isMet }) => isMet)).toBe(isAccepted);
    }),
  );
});

it('password rules: a met rule stays met while more is typed', () => {
  fc.assert(
    fc.property(password, password, (typed, more) => {
      expect(met(typed + more)).toEqual(expect.arrayContaining(met(typed)));
    }),
  );
});
