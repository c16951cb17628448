import * as v from 'valibot';
import { REFRESH_TIMEOUT_MS } from '../limits/spec';
import { defineOperation, type Documentation } from './operation';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { identifier, shortText } from './shared/scalars';
import * as wire from './shared/wire';

const wireUser = () =>
  wire.entity('User', 'The signed-in user (spec §3).', {
    id: wire.integer('Id of the user.'),
    username: wire.text('Name to sign in with.'),
    email: wire.text('E-mail address, which also signs in.'),
    firstname: wire.text('First name.'),
    lastname: wire.text('Last name.'),
    balance: wire.usd('Balance, which the dashboard ignores in favour of `GET /payments/balance`'),
    lastLogin: v.optional(v.nullable(wire.moment('Previous sign-in; null at the first.'))),
  });

const wireAccessToken = () => wire.text('Bearer token of the next calls, valid for 15 minutes.');

const readUser = v.pipe(
  v.object({ id: identifier, username: v.pipe(v.string(), v.transform(shortText)) }),
  v.transform(({ id, username }) => ({ id, username })),
);

/** The signed-in user (spec §3). */
export type User = v.InferOutput<typeof readUser>;

const accessToken = v.pipe(v.string(), v.minLength(1));

/** The server opened a session, by signing in or by registering. */
export const wireSession = () =>
  wire.success({
    message: wire.text('What happened, for users.'),
    accessToken: wireAccessToken(),
    user: wireUser(),
    session: wire.entity('Session', 'The session that the refresh cookie renews.', {
      id: wire.integer('Id of the session.'),
      expiresAt: wire.moment('When the refresh cookie expires.'),
    }),
  });

/** A response that opens a session. */
export const readSession = unwrapped(v.object({ accessToken, user: readUser }));

/** POST /auth/login (spec §7). */
export const login = defineOperation({
  method: 'POST',
  path: '/auth/login',
  callClass: 'auth',
  anonymous: true,
  body: v.object({ username: v.string(), password: v.string() }),
  reader: readSession,
});

/** GET /auth/me: the user behind the access token (spec §7). */
export const me = defineOperation({
  method: 'GET',
  path: '/auth/me',
  callClass: 'read',
  reader: v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const content = withoutEnvelope(answer);
      return (isJsonObject(content) ? ownField(content, 'user') : undefined) ?? content;
    }),
    readUser,
  ),
});

/**
 * POST /auth/refresh: a new access token for the refresh cookie (spec §7), and its user where the server
 * names one.
 */
export const refresh = defineOperation({
  method: 'POST',
  path: '/auth/refresh',
  callClass: 'auth',
  timeoutMs: REFRESH_TIMEOUT_MS,
  anonymous: true,
  reader: unwrapped(v.object({ accessToken, user: v.fallback(v.optional(readUser), undefined) })),
});

/** POST /auth/logout: ends the session and clears its cookies (spec §7). */
export const logout = defineOperation({
  method: 'POST',
  path: '/auth/logout',
  callClass: 'idempotent',
  reader: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
});

/** Answers and errors of the session calls (spec §7). */
export const responses = () =>
  ({
    login: {
      summary: 'Signs a user in and sets the refresh cookie.',
      request: {
        username: wire.text('A username or an e-mail address (spec §3).'),
        password: wire.text('The password, at least 3 characters (spec §5).'),
      },
      response: wireSession(),
      errors: {
        ACCOUNT_NOT_FOUND: { status: 401, text: 'Invalid username or password' },
        INVALID_PASSWORD: { status: 401, text: 'Invalid username or password' },
        ACCOUNT_INACTIVE: { status: 403, text: 'User account is inactive' },
        ACCOUNT_LOCKED: { status: 423, text: 'Account temporarily locked. Try again in 30 minutes' },
        TWO_FACTOR_REQUIRED: { status: 403, text: 'Two-factor authentication required' },
        RATE_LIMIT_EXCEEDED: {
          status: 429,
          text: 'Too many authentication attempts, please try again later',
        },
        SERVER_ERROR: { status: 500, text: 'Login failed due to server error' },
      },
    },
    me: {
      summary: 'Returns the user behind the access token.',
      response: wire.success({ user: wireUser() }),
      errors: {
        SERVER_ERROR: { status: 500, text: 'Failed to get user information' },
      },
    },
    refresh: {
      summary: 'Issues a new access token for the refresh cookie.',
      response: wire.success({
        accessToken: wireAccessToken(),
        user: wireUser(),
        message: wire.text('What happened, for users.'),
      }),
      errors: {
        REFRESH_TOKEN_MISSING: { status: 401, text: 'Refresh token required' },
        INVALID_REFRESH_TOKEN: { status: 401, text: 'Invalid refresh token' },
        RATE_LIMIT_EXCEEDED: { status: 429, text: 'Too many requests, please try again later.' },
      },
    },
    logout: {
      summary: 'Ends the session and clears its cookies.',
      response: wire.acknowledgement(),
      errors: {},
    },
  }) as const satisfies Record<string, Documentation>;
