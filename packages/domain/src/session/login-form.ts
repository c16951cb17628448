import { sample } from 'effector';
import * as v from 'valibot';
import { createClientFx, type Done } from '../api/client/operation-fx';
import { isRejection, type ApiError } from '../api/errors/api-error';
import { createSentForm } from '../api/forms/create-form';
import { userSignedIn } from '../api/session/current-user';
import { login, type User } from '../contracts/auth-calls';
import { LOGIN_PASSWORD_MIN_LENGTH } from '../limits/spec';
import { formErrorText } from './form-error-text';

/** Values of the sign-in form, as typed. */
export interface LoginForm {
  /** A username or an e-mail. */
  readonly username: string;
  readonly password: string;
}

/** Texts of the sign-in form by the server's codes (spec §8). */
const TEXT_BY_CODE = new Map([
  ['ACCOUNT_NOT_FOUND', 'Account not found with this username or email'],
  ['INVALID_PASSWORD', 'Incorrect password provided'],
  ['ACCOUNT_INACTIVE', 'Account is inactive. Contact support.'],
  ['RATE_LIMIT_EXCEEDED', 'Too many attempts. Try again later.'],
  ['TWO_FACTOR_REQUIRED', 'Two-factor authentication required'],
]);

/**
 * A mail address as the server stores it at registration: in lower case and, for Gmail, without dots in the
 * name.
 */
const storedEmail = (address: string): string =>
  address.toLowerCase().replace(/.+(?=@gmail\.com$)/, (name) => name.replaceAll('.', ''));

const loginFx = createClientFx<LoginForm, User>(async (client, { username, password }) => {
  const send = (name: string) => client.openSession(login, { body: { username: name, password } });
  const stored = username.includes('@') ? storedEmail(username) : username;
  try {
    return await send(username);
  } catch (error) {
    // The server finds an address only in the form it stores.
    if (stored !== username && isRejection(error) && error.code === 'ACCOUNT_NOT_FOUND')
      return await send(stored);
    throw error;
  }
});

const ended = loginFx.finally.map((attempt) => (attempt.status === 'done' ? null : attempt.error));

const isFilled = (text: string): boolean => text.trim() !== '';

/** Why signing in failed (spec §8). */
export const loginErrorText = (error: ApiError): string =>
  formErrorText(error, {
    byCode: ({ code }) => TEXT_BY_CODE.get(code ?? ''),
    unknownCode: 'Login failed',
    byContent: [
      ['not found', 'Account not found with this username or email'],
      ['password', 'Incorrect password provided'],
      ['inactive', 'Account is inactive. Please contact support.'],
      ['attempts', 'Too many login attempts. Please try again later.'],
    ],
    fallback: 'Login failed. Please try again.',
  });

/** The sign-in form (spec §5, §8): Enter submits it as 'Sign In' does. */
export const loginForm = createSentForm({
  initial: { username: '', password: '' },
  schema: v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('Username or email is required')),
    password: v.pipe(
      v.string(),
      v.check(isFilled, 'Password is required'),
      v.minLength(
        LOGIN_PASSWORD_MIN_LENGTH,
        `Password must be at least ${LOGIN_PASSWORD_MIN_LENGTH} characters`,
      ),
    ),
  }),
  isShown: ({ isLeft }) => isLeft,
  isErrorKept: true,
  texts: loginErrorText,
  submit: loginFx,
  endedOn: ended,
  cleared: {
    fields: ['password'],
    // No copy of it is left behind (spec §5); offline nothing was sent.
    on: [ended.filter({ fn: (error) => error?.kind !== 'offline' })],
  },
});

/** True if the form may be submitted: both fields are non-blank (spec §5). */
export const canSubmitLogin = (form: LoginForm): boolean => Object.values(form).every(isFilled);

sample({
  clock: loginFx.finally,
  filter: (attempt): attempt is Done<LoginForm, User> => attempt.status === 'done',
  fn: ({ result }: Done<LoginForm, User>) => result,
  target: userSignedIn,
});
