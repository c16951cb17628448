import type { ApiError } from '../api/errors/api-error';
import { readFormError, type FormError } from '../api/errors/form-error';
import { formErrorText, type FormErrorCatalogue } from './form-error-text';

/** Texts of the sign-in form by the server's codes (spec §8). */
export const LOGIN_TEXT_BY_CODE = {
  ACCOUNT_NOT_FOUND: 'Account not found with this username or email',
  INVALID_PASSWORD: 'Incorrect password provided',
  ACCOUNT_INACTIVE: 'Account is inactive. Contact support.',
  RATE_LIMIT_EXCEEDED: 'Too many attempts. Try again later.',
  TWO_FACTOR_REQUIRED: 'Two-factor authentication required',
};

/** Texts of the sign-in form for an unknown or missing code (spec §8). */
export const LOGIN_TEXTS = {
  unknownCode: 'Login failed',
  inactive: 'Account is inactive. Please contact support.',
  attempts: 'Too many login attempts. Please try again later.',
  fallback: 'Login failed. Please try again.',
};

const textByCode = new Map<string | null, string>(Object.entries(LOGIN_TEXT_BY_CODE));

const catalogue: FormErrorCatalogue = {
  byCode: ({ code }) => textByCode.get(code),
  unknownCode: LOGIN_TEXTS.unknownCode,
  byContent: [
    ['not found', LOGIN_TEXT_BY_CODE.ACCOUNT_NOT_FOUND],
    ['password', LOGIN_TEXT_BY_CODE.INVALID_PASSWORD],
    ['inactive', LOGIN_TEXTS.inactive],
    ['attempts', LOGIN_TEXTS.attempts],
  ],
  fallback: LOGIN_TEXTS.fallback,
};

/** Error of the sign-in form after a failed attempt (spec §8). */
export const readLoginError = (error: ApiError): FormError<'username' | 'password'> =>
  readFormError(error, ['username', 'password'], (other) => formErrorText(other, catalogue));
