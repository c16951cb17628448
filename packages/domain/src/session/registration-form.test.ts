import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkPassword,
  passwordRules,
  emptyRegistration,
  validateRegistrationField,
  proposeUsername,
  readStoredRegistration,
  storedRegistration,
  trimRegistration,
  validateRegistration,
  type RegistrationField,
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

const ada = {
  firstname: 'Ada',
  lastname: 'Eze',
  username: 'ada.eze',
  email: 'ada@example.com',
  phoneCode: '+234',
  phone: '8012345678',
  password: 'secret123',
  confirmPassword: 'secret123',
};

it.each([
  ['firstname', 'Zoë Ann', null],
  ['firstname', 'Ада', null],
  ['firstname', 'R2D2', 'Letters only'],
  ['lastname', "O'Neil", 'Letters only'],
  ['lastname', '   ', 'Required'],
  ['username', 'ab', '3-30 chars'],
  ['username', 'abc', null],
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
  ['phone', '80 1234567', null],
  ['phone', '(080) 123-4567', null],
  ['phone', '80\u2011123\u20114567', null],
  // Every other password: above.
  ['password', 'abcdef', 'Letter + number'],
  ['password', 'abc12 ', null],
  ['confirmPassword', 'secret124', 'No match'],
  ['phoneCode', '+999', 'Required'],
] satisfies [RegistrationField, string, string | null][])(
  'registration field: %s %j has the error %j',
  (field, value, expected) => {
    expect(validateRegistrationField({ ...ada, [field]: value }, field)).toBe(expected);
  },
);

it('registration form: an empty one has an error in every field; the phone code is preset', () => {
  const asked = Object.keys(emptyRegistration).filter((field) => field !== 'phoneCode');
  expect(validateRegistration(emptyRegistration)).toEqual(
    Object.fromEntries(asked.map((field) => [field, 'Required'])),
  );
});

it('registration form: accepts valid values, even with spaces around them', () => {
  expect(validateRegistration(ada)).toEqual({});
  expect(validateRegistration({ ...ada, email: ' ada@example.com ', username: ' ada.eze' })).toEqual({});
});

it('registration form: is sent without the spaces around the values', () => {
  const { password, confirmPassword, phoneCode, ...typed } = ada;
  const spaced = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, ` ${text} `]));
  expect(trimRegistration({ ...ada, ...spaced })).toEqual(ada);
});

it('registration form: is sent with the digits of the phone number alone', () => {
  expect(trimRegistration({ ...ada, phone: '(080) 123-45 67' }).phone).toBe('0801234567');
});

it('registration form: never changes a password', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const sent = trimRegistration({ ...ada, password, confirmPassword: password });
      expect([sent.password, sent.confirmPassword]).toEqual([password, password]);
    }),
  );
});

it('registration form: the tab keeps everything but the passwords, and reads nothing else', () => {
  const { password, confirmPassword, ...kept } = ada;
  expect(readStoredRegistration(storedRegistration(ada))).toEqual(kept);
  expect(readStoredRegistration({ ...kept, password, confirmPassword, phone: 7, other: 'x' })).toEqual({
    ...kept,
    phone: undefined,
  });
  for (const damaged of [null, 'text', 7, []]) expect(readStoredRegistration(damaged)).toEqual({});
});

it.each([
  ['ada.eze@mail.example', 'ada.eze'],
  [' ada@', 'ada'],
  ['ada', ''],
  ['ad@mail.example', ''],
  ['ada+sms@mail.example', ''],
  ['', ''],
])('proposeUsername: of %j is %j', (email, username) => {
  expect(proposeUsername(email)).toBe(username);
});
