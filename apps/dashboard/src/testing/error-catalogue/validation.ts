import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '@sms/domain/limits';
import {
  emptyRegistration,
  readDepositAmount,
  validateLogin,
  validateRegistration,
  type RegistrationField,
} from '@sms/domain/rules';
import { row, type ErrorSection } from './row';

const deposit = (typed: string, cause: string) => {
  const amount = readDepositAmount(typed);
  const text = amount.kind === 'invalid' ? amount.message : '';
  return row('Add Funds, below the field', 'amount', text, [cause, 'Correct the amount.']);
};

const login = (field: 'username' | 'password', typed: string, cause: string) => {
  const text = validateLogin({ username: '', password: '', [field]: typed })[field] ?? '';
  return row('Sign in, below the field', field, text, [cause, 'Correct the field.']);
};

const registration = (field: RegistrationField, typed: string, cause: string) => {
  const text = validateRegistration({ ...emptyRegistration, [field]: typed })[field] ?? '';
  return row('Registration, below the field', field, text, [cause, 'Correct the field.']);
};

/** Client-side validation errors (spec §5): the texts come from the rules themselves. */
export const validation: ErrorSection = {
  title: 'Fields',
  story: 'scenarios-error-texts--fields',
  rows: [
    deposit('0', 'No number above 0.'),
    deposit(String(DEPOSIT_MIN_NGN - 1), 'Below the minimum.'),
    deposit(String(DEPOSIT_MAX_NGN + 1), 'Above the maximum.'),
    deposit('100.001', 'Finer than a kobo.'),
    login('username', ' ', 'Left empty.'),
    login('password', ' ', 'Left empty.'),
    login('password', 'ab', 'Too short.'),
    registration('firstname', '', 'Left empty; so for every field.'),
    registration('firstname', 'R2D2', 'Something else than letters and spaces.'),
    registration('username', 'ab', 'Too short or too long.'),
    registration('username', 'a b c', 'Other characters than letters, digits, dot, underscore and hyphen.'),
    registration('email', 'ada', 'No e-mail.'),
    registration('phone', '123', 'Too few or too many digits.'),
    registration('password', 'abc1', 'Too short.'),
    registration('password', 'abcdef', 'Letters only, or digits only.'),
    registration('confirmPassword', 'other', 'Not the password.'),
  ],
};
