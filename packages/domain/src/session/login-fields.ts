import { LOGIN_PASSWORD_MIN_LENGTH } from '../limits';

/** Values of the sign-in form. */
export interface LoginForm {
  /** A username or an e-mail. */
  readonly username: string;
  readonly password: string;
}

/** One message per field; null where the field is in order. */
export interface LoginFormErrors {
  readonly username: string | null;
  readonly password: string | null;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The messages for a form as typed (spec §5). */
export const validateLogin = ({ username, password }: LoginForm): LoginFormErrors => ({
  username: isBlank(username) ? 'Username or email is required' : null,
  password: validatePassword(password),
});

const validatePassword = (password: string): string | null => {
  if (isBlank(password)) return 'Password is required';
  if (password.length < LOGIN_PASSWORD_MIN_LENGTH) {
    return `Password must be at least ${LOGIN_PASSWORD_MIN_LENGTH} characters`;
  }
  return null;
};

/** True if the form may be submitted: both fields are non-blank (spec §5). */
export const canSubmitLogin = ({ username, password }: LoginForm): boolean =>
  !isBlank(username) && !isBlank(password);
