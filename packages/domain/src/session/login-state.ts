import { LOGIN_PASSWORD_MIN_LENGTH } from '../limits/spec';
import type { ApiError } from '../api/errors/api-error';
import { readFormError, type FormError } from '../api/errors/form-error';
import { formErrorText, type FormErrorCatalogue } from './form-error-text';

/** Values of the sign-in form, as typed. */
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

/** Texts of the sign-in form by the server's codes (spec §8). */
const LOGIN_TEXT_BY_CODE = {
  ACCOUNT_NOT_FOUND: 'Account not found with this username or email',
  INVALID_PASSWORD: 'Incorrect password provided',
  ACCOUNT_INACTIVE: 'Account is inactive. Contact support.',
  RATE_LIMIT_EXCEEDED: 'Too many attempts. Try again later.',
  TWO_FACTOR_REQUIRED: 'Two-factor authentication required',
};

/** Texts of the sign-in form for an unknown or missing code (spec §8). */
const LOGIN_TEXTS = {
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

/** What is typed into the sign-in form, and what came of it. */
export interface LoginState {
  /** A cleared password leaves no copy behind (spec §5). */
  readonly form: LoginForm;
  /** Fields that the user has left, or tried to sign in with. */
  readonly touched: Readonly<Record<keyof LoginForm, boolean>>;
  /** The server's field errors, until the fields are edited. */
  readonly serverErrors: FormError<keyof LoginForm>['fields'];
  /** Why the last attempt failed (spec §8). */
  readonly error: string | null;
  readonly sent: LoginForm | null;
}

/** What happens to the sign-in form. `settled`: the attempt is over; `error` is null where it succeeded. */
export type LoginAction =
  | { readonly kind: 'edited'; readonly field: keyof LoginForm; readonly value: string }
  | { readonly kind: 'left'; readonly field: keyof LoginForm }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'settled'; readonly error: ApiError | null };

/** The sign-in form before anything is typed. */
export const EMPTY_LOGIN: LoginState = {
  form: { username: '', password: '' },
  touched: { username: false, password: false },
  serverErrors: {},
  error: null,
  sent: null,
};

const settle = (state: LoginState, error: ApiError | null): LoginState => {
  const { text = null, fields = {} } = error === null ? {} : readLoginError(error);
  const after = { ...state, sent: null, error: text, serverErrors: fields };
  if (error?.kind === 'offline') return after;
  // The product empties the field, not the user, so the empty field is no error yet.
  return {
    ...after,
    form: { ...state.form, password: '' },
    touched: { ...state.touched, password: false },
  };
};

/** The form after something happened to it. */
export const updateLogin = (state: LoginState, action: LoginAction): LoginState => {
  switch (action.kind) {
    case 'edited': {
      const { field, value } = action;
      const serverErrors = { ...state.serverErrors, [field]: undefined };
      return { ...state, form: { ...state.form, [field]: value }, serverErrors };
    }
    case 'left':
      return { ...state, touched: { ...state.touched, [action.field]: true } };
    case 'submitted': {
      if (state.sent !== null) return state;
      const touched = { username: true, password: true };
      const { username, password } = validateLogin(state.form);
      return username === null && password === null
        ? { ...state, touched, error: null, serverErrors: {}, sent: state.form }
        : { ...state, touched };
    }
    case 'settled':
      return settle(state, action.error);
  }
};

/**
 * The message of each field: the server's, else the form's own once the user has left the field or tried to
 * sign in (spec §5).
 */
export const loginFieldErrors = ({ form, touched, serverErrors }: LoginState): LoginFormErrors => {
  const errors = validateLogin(form);
  return {
    username: serverErrors.username ?? (touched.username ? errors.username : null),
    password: serverErrors.password ?? (touched.password ? errors.password : null),
  };
};
