import * as v from 'valibot';
import { REFRESH_TIMEOUT_MS } from '../limits/spec';
import { anyAnswer } from './shared/acknowledged';
import { defineOperation, failure } from './operation';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import { readBy, readRow, required, unread } from './shared/reading';
import { shortText } from './shared/scalars';

const user = field.entity('User', 'The signed-in user (spec §3).', {
  id: required(field.id('Id of the user.')),
  username: required(readBy(v.pipe(v.string(), v.transform(shortText)), field.text('Name to sign in with.'))),
  ...unread({
    email: field.text('E-mail address, which also signs in.'),
    firstname: field.text('First name.'),
    lastname: field.text('Last name.'),
    balance: figure.usd('Balance, which the dashboard ignores in favour of `GET /payments/balance`'),
    lastLogin: field.optional(field.nullable(field.moment('Previous sign-in; null at the first.'))),
  }),
});

/** The signed-in user (spec §3). */
export type User = field.ReadOf<typeof user>;

const accessToken = required(
  readBy(
    v.pipe(v.string(), v.minLength(1)),
    field.text('Bearer token of the next calls, valid for 15 minutes.'),
  ),
);

export const session = field.success({
  accessToken,
  user: required(user),
  ...unread({
    message: field.text('What happened, for users.'),
    session: field.entity('Session', 'The session that the refresh cookie renews.', {
      id: field.id('Id of the session.'),
      expiresAt: field.moment('When the refresh cookie expires.'),
    }),
  }),
});

export const login = defineOperation('POST', '/auth/login', 'auth', {
  anonymous: true,
  reader: unwrapped(session.strict),
  summary: 'Signs a user in and sets the refresh cookie.',
  body: {
    username: field.text('A username or an e-mail address (spec §3).'),
    password: field.text('The password, at least 3 characters (spec §5).'),
  },
  response: session,
  errors: {
    ACCOUNT_NOT_FOUND: failure(401, 'Invalid username or password'),
    INVALID_PASSWORD: failure(401, 'Invalid username or password'),
    ACCOUNT_INACTIVE: failure(403, 'User account is inactive'),
    ACCOUNT_LOCKED: failure(423, 'Account temporarily locked. Try again in 30 minutes'),
    TWO_FACTOR_REQUIRED: failure(403, 'Two-factor authentication required'),
    RATE_LIMIT_EXCEEDED: failure(429, 'Too many authentication attempts, please try again later'),
    SERVER_ERROR: failure(500, 'Login failed due to server error'),
  },
});

export const me = defineOperation('GET', '/auth/me', 'read', {
  reader: v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const content = withoutEnvelope(answer);
      return (isJsonObject(content) ? ownField(content, 'user') : undefined) ?? content;
    }),
    user.strict,
  ),
  summary: 'Returns the user behind the access token.',
  response: field.success({ user }),
  errors: { SERVER_ERROR: failure(500, 'Failed to get user information') },
});

/** A new access token (spec §7), and its user where the server names one. */
export const refresh = defineOperation('POST', '/auth/refresh', 'auth', {
  timeoutMs: REFRESH_TIMEOUT_MS,
  anonymous: true,
  reader: unwrapped(readRow({ accessToken, user })),
  summary: 'Issues a new access token for the refresh cookie.',
  response: field.success({ accessToken, user, message: field.text('What happened, for users.') }),
  errors: {
    REFRESH_TOKEN_MISSING: failure(401, 'Refresh token required'),
    INVALID_REFRESH_TOKEN: failure(401, 'Invalid refresh token'),
    RATE_LIMIT_EXCEEDED: failure(429, 'Too many requests, please try again later.'),
  },
});

export const logout = defineOperation('POST', '/auth/logout', 'idempotent', {
  reader: anyAnswer,
  summary: 'Ends the session and clears its cookies.',
  response: field.acknowledgement(),
  errors: {},
});
