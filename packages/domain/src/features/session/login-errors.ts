import type { ApiError } from '../../api/api-error';

const ACCOUNT_NOT_FOUND = 'Account not found with this username or email';
const INVALID_PASSWORD = 'Incorrect password provided';

/** Texts by the server's code (spec §8). */
const TEXT_BY_CODE: ReadonlyMap<string, string> = new Map([
  ['ACCOUNT_NOT_FOUND', ACCOUNT_NOT_FOUND],
  ['INVALID_PASSWORD', INVALID_PASSWORD],
  ['ACCOUNT_INACTIVE', 'Account is inactive. Contact support.'],
  ['RATE_LIMIT_EXCEEDED', 'Too many attempts. Try again later.'],
  ['TWO_FACTOR_REQUIRED', 'Two-factor authentication required'],
]);

/** Texts by what the server's message contains, tried in this order (spec §8). */
const TEXT_BY_CONTENT = [
  ['not found', ACCOUNT_NOT_FOUND],
  ['password', INVALID_PASSWORD],
  ['inactive', 'Account is inactive. Please contact support.'],
  ['attempts', 'Too many login attempts. Please try again later.'],
] as const;

/**
 * What the form says after a failed sign-in (spec §8). A code decides where there is one; the content of
 * the message only speaks for answers without a code.
 */
export const loginErrorText = (error: ApiError): string => {
  if (error.kind !== 'rejected') return 'Login failed. Please try again.';
  if (error.code !== null) return TEXT_BY_CODE.get(error.code) ?? error.text ?? 'Login failed';

  const content = error.text?.toLowerCase() ?? '';
  const known = TEXT_BY_CONTENT.find(([part]) => content.includes(part));
  return known?.[1] ?? error.text ?? 'Login failed. Please try again.';
};
