import type { ApiError } from '../api/errors/api-error';
import { readFormError, type FormError } from '../api/errors/form-error';
import { emptyRegistration, type RegistrationField } from './registration-form';
import { formErrorText, type FormErrorCatalogue } from './form-error-text';

const FIELDS = Object.keys(emptyRegistration) as RegistrationField[];

/** Texts of the registration form by the server's codes (spec §8). */
const REGISTRATION_TEXT_BY_CODE = {
  VALIDATION_ERROR: 'Please check your input and try again',
  RATE_LIMIT_EXCEEDED: 'Too many attempts. Try again later.',
  SERVER_ERROR: 'Server error occurred. Please try again.',
};

/** Texts for DUPLICATE_FIELD by field, and for an unknown or missing code (spec §8). */
export const REGISTRATION_TEXTS = {
  duplicateUsername: 'Username already taken. Please choose another.',
  duplicateEmail: 'Email address already registered.',
  unknownCode: 'Registration failed',
  exists: 'Account already exists',
  username: 'Username taken',
  email: 'Email already registered',
  fallback: 'Registration failed. Please try again.',
  unconfirmed: "We couldn't confirm your registration. Try signing in before you register again.",
};

const duplicateText = (details: Readonly<Record<string, unknown>>): string =>
  details['field'] === 'username' ? REGISTRATION_TEXTS.duplicateUsername : REGISTRATION_TEXTS.duplicateEmail;

const textByCode = new Map<string | null, string>(Object.entries(REGISTRATION_TEXT_BY_CODE));

const catalogue: FormErrorCatalogue = {
  byCode: ({ code, details }) => (code === 'DUPLICATE_FIELD' ? duplicateText(details) : textByCode.get(code)),
  unknownCode: REGISTRATION_TEXTS.unknownCode,
  byContent: [
    ['duplicate', REGISTRATION_TEXTS.exists],
    ['exists', REGISTRATION_TEXTS.exists],
    ['username', REGISTRATION_TEXTS.username],
    ['email', REGISTRATION_TEXTS.email],
  ],
  fallback: REGISTRATION_TEXTS.fallback,
};

/** Error of the registration form after a failed attempt (spec §8). */
export const readRegistrationError = (error: ApiError): FormError<RegistrationField> =>
  readFormError(error, FIELDS, (other) => formErrorText(other, catalogue));
