import {
  ACCOUNT_FAILED,
  LOGIN_TEXT_BY_CODE,
  LOGIN_TEXTS,
  REGISTRATION_TEXT_BY_CODE,
  REGISTRATION_TEXTS,
  SESSION_END_TEXTS,
} from '@sms/domain/error-texts';
import { explain, type ErrorSection } from './row';

const form = 'Sign in, above the button';
const registration = 'Registration, above the button';

/** Signing in and staying signed in. */
export const signIn: ErrorSection = {
  title: 'Sign in',
  story: 'scenarios-error-texts--sign-in',
  rows: [
    ...explain(form, LOGIN_TEXT_BY_CODE, {
      ACCOUNT_NOT_FOUND: {
        cause: 'No account has this username or e-mail.',
        action: 'Correct it, or register.',
      },
      INVALID_PASSWORD: { cause: 'The password is wrong.', action: 'Type it again; the field was emptied.' },
      ACCOUNT_INACTIVE: { cause: 'The account was switched off.', action: 'Write to support.' },
      RATE_LIMIT_EXCEEDED: { cause: 'Too many attempts in a short time.', action: 'Wait some minutes.' },
      TWO_FACTOR_REQUIRED: {
        cause: 'The account asks for a second factor, which the dashboard has no form for.',
        action: 'Write to support.',
      },
    }),
    ...explain(form, LOGIN_TEXTS, {
      unknownCode: {
        cause: 'The server names a code that is not listed here, and says nothing else.',
        action: 'Try again.',
      },
      inactive: { cause: "No code; the server's message contains 'inactive'.", action: 'Write to support.' },
      attempts: { cause: "No code; the server's message contains 'attempts'.", action: 'Wait some minutes.' },
      fallback: { cause: 'No answer, or one without code and message.', action: 'Try again.' },
    }),
    ...explain('Sign in, above the form', SESSION_END_TEXTS, {
      'signed-in-elsewhere': {
        cause: 'The account signed in somewhere else, and the server keeps one session.',
        action: 'Sign in again; change the password if it was not you.',
      },
      ended: { cause: 'The session is over.', action: 'Sign in again; the page that was open comes back.' },
    }),
    {
      code: 'accountFailed',
      text: ACCOUNT_FAILED,
      cause: 'There is a session, but its user cannot be loaded.',
      place: 'Screen Authentication Error',
      action: "Press 'Go to Login' and sign in.",
    },
  ],
};

/** Making an account. */
export const register: ErrorSection = {
  title: 'Registration',
  story: 'scenarios-error-texts--registration',
  rows: [
    ...explain(registration, REGISTRATION_TEXT_BY_CODE, {
      VALIDATION_ERROR: {
        cause: 'The server refuses a field; its own words stand at the field.',
        action: 'Correct the marked fields.',
      },
      RATE_LIMIT_EXCEEDED: { cause: 'Too many attempts in a short time.', action: 'Wait some minutes.' },
      SERVER_ERROR: { cause: 'The server failed; no account was made.', action: 'Try again.' },
    }),
    ...explain(registration, REGISTRATION_TEXTS, {
      duplicateUsername: { cause: 'DUPLICATE_FIELD for the username.', action: 'Choose another username.' },
      duplicateEmail: {
        cause: 'DUPLICATE_FIELD for any other field.',
        action: 'Sign in with the account there is.',
      },
      unknownCode: {
        cause: 'The server names a code that is not listed here, and says nothing else.',
        action: 'Try again.',
      },
      exists: {
        cause: "No code; the server's message contains 'duplicate' or 'exists'.",
        action: 'Sign in with the account there is.',
      },
      username: {
        cause: "No code; the server's message contains 'username'.",
        action: 'Choose another username.',
      },
      email: {
        cause: "No code; the server's message contains 'email'.",
        action: 'Sign in with the account there is.',
      },
      fallback: { cause: 'An answer without code and message.', action: 'Try again.' },
      unconfirmed: {
        cause: 'The answer was lost, and so was the question whether the account was made.',
        action: 'Try to sign in; register again only if that fails.',
      },
    }),
  ],
};
