import type { ApiError } from '../../api/api-error';
import { emptyRegistration, type RegistrationField } from '../../rules';
import { catalogueText, type FormErrorCatalogue } from '../session/catalogue-text';
import { readFormRefusal, type FormRefusal } from '../session/form-refusal';

const FIELDS = Object.keys(emptyRegistration) as RegistrationField[];

const TEXT_BY_CODE: ReadonlyMap<string | null, string> = new Map([
  ['VALIDATION_ERROR', 'Please check your input and try again'],
  ['RATE_LIMIT_EXCEEDED', 'Too many attempts. Try again later.'],
  ['SERVER_ERROR', 'Server error occurred. Please try again.'],
]);

const duplicateText = (details: Readonly<Record<string, unknown>>): string =>
  details['field'] === 'username'
    ? 'Username already taken. Please choose another.'
    : 'Email address already registered.';

const catalogue: FormErrorCatalogue = {
  byCode: ({ code, details }) =>
    code === 'DUPLICATE_FIELD' ? duplicateText(details) : TEXT_BY_CODE.get(code),
  unknownCode: 'Registration failed',
  byContent: [
    ['duplicate', 'Account already exists'],
    ['exists', 'Account already exists'],
    ['username', 'Username taken'],
    ['email', 'Email already registered'],
  ],
  fallback: 'Registration failed. Please try again.',
};

/** What the registration form says after a failed attempt (spec §8). */
export const readRegistrationRefusal = (error: ApiError): FormRefusal<RegistrationField> =>
  readFormRefusal(error, FIELDS, (other) => catalogueText(other, catalogue));
