import type { ApiError } from '../../api/api-error';
import { catalogueText, type FormErrorCatalogue } from './catalogue-text';
import { readFormRefusal, type FormRefusal } from './form-refusal';

const ACCOUNT_NOT_FOUND = 'Account not found with this username or email';
const INVALID_PASSWORD = 'Incorrect password provided';

const TEXT_BY_CODE: ReadonlyMap<string | null, string> = new Map([
  ['ACCOUNT_NOT_FOUND', ACCOUNT_NOT_FOUND],
  ['INVALID_PASSWORD', INVALID_PASSWORD],
  ['ACCOUNT_INACTIVE', 'Account is inactive. Contact support.'],
  ['RATE_LIMIT_EXCEEDED', 'Too many attempts. Try again later.'],
  ['TWO_FACTOR_REQUIRED', 'Two-factor authentication required'],
]);

const catalogue: FormErrorCatalogue = {
  byCode: ({ code }) => TEXT_BY_CODE.get(code),
  unknownCode: 'Login failed',
  byContent: [
    ['not found', ACCOUNT_NOT_FOUND],
    ['password', INVALID_PASSWORD],
    ['inactive', 'Account is inactive. Please contact support.'],
    ['attempts', 'Too many login attempts. Please try again later.'],
  ],
  fallback: 'Login failed. Please try again.',
};

/** What the sign-in form says after a failed attempt (spec §8). */
export const readLoginRefusal = (error: ApiError): FormRefusal<'username' | 'password'> =>
  readFormRefusal(error, ['username', 'password'], (other) => catalogueText(other, catalogue));
