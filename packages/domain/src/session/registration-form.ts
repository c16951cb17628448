import * as v from 'valibot';
import type { ApiError } from '../api/errors/api-error';
import type { RequestFor } from '../contracts/operations';
import { REGISTRATION } from '../limits/spec';
import { formErrorText } from './form-error-text';

export interface PasswordRule {
  readonly text: string;
  /** True if the typed password satisfies it. */
  readonly isMet: boolean;
}

/** Requirements of a new password (spec §5), one by one, so that each can be ticked while the user types. */
export const passwordRules = (
  password: string,
): readonly [length: PasswordRule, letter: PasswordRule, digit: PasswordRule] => [
  {
    text: `At least ${REGISTRATION.passwordMinLength} characters`,
    isMet: password.length >= REGISTRATION.passwordMinLength,
  },
  { text: 'A letter', isMet: /\p{L}/u.test(password) },
  { text: 'A number', isMet: /\d/.test(password) },
];

/** Selectable phone codes (spec §3), with their countries. */
export const PHONE_CODES = [
  ['+1', 'US/CA'],
  ['+44', 'UK'],
  ['+234', 'NG'],
  ['+91', 'IN'],
  ['+86', 'CN'],
  ['+49', 'DE'],
  ['+33', 'FR'],
  ['+81', 'JP'],
  ['+7', 'RU'],
  ['+55', 'BR'],
  ['+27', 'ZA'],
  ['+61', 'AU'],
  ['+971', 'AE'],
] as const;

/** Values of the registration form (spec §3), as typed. */
export type RegistrationForm = Readonly<RequestFor<'register'>['body']>;

/** The form before anything is typed. Nigeria's code is the default (spec §3). */
export const emptyRegistration: RegistrationForm = {
  firstname: '',
  lastname: '',
  username: '',
  email: '',
  phoneCode: '+234',
  phone: '',
  password: '',
  confirmPassword: '',
};

const REQUIRED = 'Required';

/** A value without the spaces around it. */
const trimmed = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED));

/** A value that is never changed. */
const secret = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', REQUIRED),
);

const lengthIn = ({ min, max }: { readonly min: number; readonly max: number }, message: string) =>
  v.check((text: string) => text.length >= min && text.length <= max, message);

const name = v.pipe(trimmed, v.regex(/^[\p{L}\p{M} ]+$/u, 'Letters only'));

const username = v.pipe(
  trimmed,
  lengthIn(REGISTRATION.username, '3-30 chars'),
  v.regex(/^[A-Za-z0-9._-]+$/, 'Invalid format'),
);

/**
 * Checks the form (spec §5), and reads from it what is sent. Each field is transformed before it is checked:
 * only then are the passwords compared whatever else is wrong.
 */
export const registrationSchema = v.pipe(
  v.object({
    firstname: name,
    lastname: name,
    username,
    email: v.pipe(trimmed, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email')),
    phoneCode: v.pipe(
      trimmed,
      v.check((code) => PHONE_CODES.some(([known]) => known === code), REQUIRED),
    ),
    phone: v.pipe(
      v.string(),
      // A phone number is often copied as it is written: '(080) 123-4567'.
      v.transform((phone) => phone.replace(/[\s()\p{Pd}]/gu, '')),
      v.nonEmpty(REQUIRED),
      v.regex(/^\d+$/, '7-15 digits'),
      lengthIn(REGISTRATION.phone, '7-15 digits'),
    ),
    password: v.pipe(
      secret,
      v.check((password) => passwordRules(password)[0].isMet, 'Min 6 chars'),
      v.check((password) => passwordRules(password).every(({ isMet }) => isMet), 'Letter + number'),
    ),
    confirmPassword: secret,
  }),
  v.forward(
    v.check(({ password, confirmPassword }) => password === confirmPassword, 'No match'),
    ['confirmPassword'],
  ),
);

/** A username made of an e-mail address; empty until that gives a valid one. */
export const proposeUsername = (email: string): string => {
  const [start = '', domain] = email.trim().split('@');
  return domain !== undefined && v.is(username, start) ? start : '';
};

/** Texts of the registration form by the server's codes (spec §8). */
const TEXT_BY_CODE = new Map([
  ['VALIDATION_ERROR', 'Please check your input and try again'],
  ['RATE_LIMIT_EXCEEDED', 'Too many attempts. Try again later.'],
  ['SERVER_ERROR', 'Server error occurred. Please try again.'],
]);

const duplicateText = ({ field }: Readonly<Record<string, unknown>>): string =>
  field === 'username'
    ? 'Username already taken. Please choose another.'
    : 'Email address already registered.';

/** Nothing is known but that it failed. */
export const REGISTRATION_FAILED = 'Registration failed. Please try again.';

/** Why an attempt failed, where the server names no field (spec §8). */
export const registrationErrorText = (error: ApiError): string =>
  formErrorText(error, {
    byCode: ({ code, details }) =>
      code === 'DUPLICATE_FIELD' ? duplicateText(details) : TEXT_BY_CODE.get(code ?? ''),
    unknownCode: 'Registration failed',
    byContent: [
      ['duplicate', 'Account already exists'],
      ['exists', 'Account already exists'],
      ['username', 'Username taken'],
      ['email', 'Email already registered'],
    ],
    fallback: REGISTRATION_FAILED,
  });
