import {
  ACCOUNT_FAILED,
  LOGIN_TEXT_BY_CODE,
  LOGIN_TEXTS,
  REGISTRATION_TEXT_BY_CODE,
  REGISTRATION_TEXTS,
  SESSION_END_TEXTS,
} from '@sms/domain/error-texts';
import { explain, row, type ErrorSection } from './row';

const form = 'Sign in, above the button';
const registration = 'Registration, above the button';

/** Signing in and staying signed in. */
export const signIn: ErrorSection = {
  title: 'Sign in',
  story: 'scenarios-error-texts--sign-in',
  rows: [
    ...explain(form, LOGIN_TEXT_BY_CODE, {
      ACCOUNT_NOT_FOUND: ['No account has this username or e-mail.', 'Correct it, or register.'],
      INVALID_PASSWORD: ['The password is wrong.', 'Type it again; the field was emptied.'],
      ACCOUNT_INACTIVE: ['The account was switched off.', 'Write to support.'],
      RATE_LIMIT_EXCEEDED: ['Too many attempts in a short time.', 'Wait some minutes.'],
      TWO_FACTOR_REQUIRED: [
        'The account asks for a second factor, which the dashboard has no form for.',
        'Write to support.',
      ],
    }),
    ...explain(form, LOGIN_TEXTS, {
      unknownCode: ['The server names a code that is not listed here, and says nothing else.', 'Try again.'],
      inactive: ["No code; the server's message contains 'inactive'.", 'Write to support.'],
      attempts: ["No code; the server's message contains 'attempts'.", 'Wait some minutes.'],
      fallback: ['No answer, or one without code and message.', 'Try again.'],
    }),
    ...explain('Sign in, above the form', SESSION_END_TEXTS, {
      'signed-in-elsewhere': [
        'The account signed in somewhere else, and the server keeps one session.',
        'Sign in again; change the password if it was not you.',
      ],
      ended: ['The session is over.', 'Sign in again; the page that was open comes back.'],
    }),
    row('Screen Authentication Error', 'accountFailed', ACCOUNT_FAILED, [
      'There is a session, but its user cannot be loaded.',
      "Press 'Go to Login' and sign in.",
    ]),
  ],
};

/** Making an account. */
export const register: ErrorSection = {
  title: 'Registration',
  story: 'scenarios-error-texts--registration',
  rows: [
    ...explain(registration, REGISTRATION_TEXT_BY_CODE, {
      VALIDATION_ERROR: [
        'The server refuses a field; its own words stand at the field.',
        'Correct the marked fields.',
      ],
      RATE_LIMIT_EXCEEDED: ['Too many attempts in a short time.', 'Wait some minutes.'],
      SERVER_ERROR: ['The server failed; no account was made.', 'Try again.'],
    }),
    ...explain(registration, REGISTRATION_TEXTS, {
      duplicateUsername: ['DUPLICATE_FIELD for the username.', 'Choose another username.'],
      duplicateEmail: ['DUPLICATE_FIELD for any other field.', 'Sign in with the account there is.'],
      unknownCode: ['The server names a code that is not listed here, and says nothing else.', 'Try again.'],
      exists: [
        "No code; the server's message contains 'duplicate' or 'exists'.",
        'Sign in with the account there is.',
      ],
      username: ["No code; the server's message contains 'username'.", 'Choose another username.'],
      email: ["No code; the server's message contains 'email'.", 'Sign in with the account there is.'],
      fallback: ['An answer without code and message.', 'Try again.'],
      unconfirmed: [
        'The answer was lost, and so was the question whether the account was made.',
        'Try to sign in; register again only if that fails.',
      ],
    }),
  ],
};
