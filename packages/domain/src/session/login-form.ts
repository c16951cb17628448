import { LOGIN_PASSWORD_MIN_LENGTH } from '../limits/spec';
import { isRejection, type ApiError } from '../api/errors/api-error';
import { readFormError, type FormError } from '../api/errors/form-error';
import { formErrorText, type FormErrorCatalogue } from './form-error-text';
import { combine, createEvent, createStore, sample } from 'effector';
import { createClientFx } from '../api/client/operation-fx';
import { type User, login } from '../contracts/auth-calls';
import { userSignedIn } from '../api/session/current-user';

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

/** Why the sign-in form cannot be sent. */
export type LoginBlockedBy = 'signing-in' | 'blank';

/**
 * A mail address as the server stores it at registration: in lower case and, for Gmail, without dots in the
 * name.
 */
const storedEmail = (address: string): string =>
  address.toLowerCase().replace(/.+(?=@gmail\.com$)/, (name) => name.replaceAll('.', ''));

const loginFx = createClientFx<LoginForm, User>(async (client, { username, password }) => {
  const send = (name: string) => client.openSession(login, { body: { username: name, password } });
  const typed = username.trim();
  const stored = typed.includes('@') ? storedEmail(typed) : typed;
  try {
    return await send(typed);
  } catch (error) {
    // The server finds an address only in the form it stores.
    if (stored !== typed && isRejection(error) && error.code === 'ACCOUNT_NOT_FOUND')
      return await send(stored);
    throw error;
  }
});

/** The username field was edited. */
export const usernameChanged = createEvent<string>();

/** The username field was left. */
export const usernameBlurred = createEvent();

/** The password field was edited. */
export const passwordChanged = createEvent<string>();

/** The password field was left. */
export const passwordBlurred = createEvent();

/** 'Sign In' was clicked or Enter pressed. */
export const loginSubmitted = createEvent();

/** A username or an e-mail, as typed. */
export const $username = createStore('').on(usernameChanged, (_, username) => username);

/** An attempt reached the server, or may have. */
const attempted = loginFx.finally.filter({
  fn: (attempt) => attempt.status === 'done' || attempt.error.kind !== 'offline',
});

/** The password as typed. Cleared after every attempt (spec §5), so that no copy of it remains. */
export const $password = createStore('')
  .on(passwordChanged, (_, password) => password)
  .reset(attempted);

const $isUsernameTouched = createStore(false).on([usernameBlurred, loginSubmitted], () => true);

const $isPasswordTouched = createStore(false)
  .on([passwordBlurred, loginSubmitted], () => true)
  // The product emptied the field, not the user, so the empty field is no error yet.
  .reset(attempted);

const rejected = loginFx.failData.map(readLoginError);

/** Why the last attempt failed (spec §8). */
export const $loginError = createStore<string | null>(null)
  .on(rejected, (_, { text }) => text)
  .reset(loginFx);

const SUPPORT_TEXTS: readonly (string | null)[] = [LOGIN_TEXT_BY_CODE.ACCOUNT_INACTIVE, LOGIN_TEXTS.inactive];

/** True while the error sends the user to support. */
export const $isLoginSupportNeeded = $loginError.map((text) => SUPPORT_TEXTS.includes(text));

/** The server's field errors, until the fields are edited. */
const $serverFieldErrors = createStore<FormError<keyof LoginForm>['fields']>({})
  .on(rejected, (_, { fields }) => fields)
  .on(usernameChanged, ({ username: _, ...others }) => others)
  .on(passwordChanged, ({ password: _, ...others }) => others)
  .reset(loginFx);

const $form = combine({ username: $username, password: $password });
const $formErrors = $form.map(validateLogin);

/**
 * The message of each field: the server's, else the form's own once the user has left the field or tried to
 * sign in (spec §5).
 */
export const $loginFieldErrors = combine(
  {
    errors: $formErrors,
    serverErrors: $serverFieldErrors,
    isUsernameTouched: $isUsernameTouched,
    isPasswordTouched: $isPasswordTouched,
  },
  ({ errors, serverErrors, isUsernameTouched, isPasswordTouched }) => ({
    username: serverErrors.username ?? (isUsernameTouched ? errors.username : null),
    password: serverErrors.password ?? (isPasswordTouched ? errors.password : null),
  }),
);

/** True while a sign-in is in flight. */
export const $isSigningIn = loginFx.pending;

/** Why the form cannot be sent; null when it can (spec §5). */
export const $loginBlockedBy = combine($form, $isSigningIn, (form, isSigningIn): LoginBlockedBy | null => {
  if (isSigningIn) return 'signing-in';
  return canSubmitLogin(form) ? null : 'blank';
});

const valid = sample({
  clock: loginSubmitted,
  source: { form: $form, errors: $formErrors, isSigningIn: $isSigningIn },
  filter: ({ errors, isSigningIn }) => !isSigningIn && errors.username === null && errors.password === null,
  fn: ({ form }) => form,
});
sample({ clock: valid, target: loginFx });
sample({ clock: loginFx.doneData, target: userSignedIn });
