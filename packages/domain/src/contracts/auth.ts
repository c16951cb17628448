import * as v from 'valibot';
import { REFRESH_TIMEOUT_MS } from '../limits';
import { acknowledgement, isJsonObject, ownField, unwrapped, withoutEnvelope } from './envelope';
import { defineOperation } from './operation';
import { identifier, isoText } from './scalars';

const wireUser = v.object({
  id: v.number(),
  username: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  balance: v.number(),
  lastLogin: v.optional(v.nullable(isoText)),
});

const readUser = v.pipe(
  v.object({ id: identifier, username: v.string() }),
  v.transform(({ id, username }) => ({ id, username })),
);

/** The signed-in user (spec §3). */
export type User = v.InferOutput<typeof readUser>;

const accessToken = v.pipe(v.string(), v.minLength(1));

/** A session was opened, by signing in or by registering. */
const sessionOpened = v.object({
  success: v.literal(true),
  message: v.string(),
  accessToken: v.string(),
  user: wireUser,
  session: v.object({ id: v.number(), expiresAt: isoText }),
});

const readSession = unwrapped(v.object({ accessToken, user: readUser }));

/** POST /auth/login (spec §7). */
export const login = defineOperation({
  method: 'POST',
  path: '/auth/login',
  callClass: 'auth',
  anonymous: true,
  body: v.object({ username: v.string(), password: v.string() }),
  answer: sessionOpened,
  read: readSession,
  errors: {
    ACCOUNT_NOT_FOUND: { status: 401, text: 'Invalid username or password' },
    INVALID_PASSWORD: { status: 401, text: 'Invalid username or password' },
    ACCOUNT_INACTIVE: { status: 403, text: 'User account is inactive' },
    ACCOUNT_LOCKED: { status: 423, text: 'Account temporarily locked. Try again in 30 minutes' },
    TWO_FACTOR_REQUIRED: { status: 403, text: 'Two-factor authentication required' },
    RATE_LIMIT_EXCEEDED: { status: 429, text: 'Too many authentication attempts, please try again later' },
    SERVER_ERROR: { status: 500, text: 'Login failed due to server error' },
  },
});

/** POST /auth/register: opens an account and signs it in (spec §5, §7). */
export const register = defineOperation({
  method: 'POST',
  path: '/auth/register',
  callClass: 'money',
  anonymous: true,
  body: v.object({
    firstname: v.string(),
    lastname: v.string(),
    username: v.string(),
    email: v.string(),
    /** With its plus sign, for example '+234'. */
    phoneCode: v.string(),
    /** The digits typed, without the code. */
    phone: v.string(),
    password: v.string(),
    confirmPassword: v.string(),
  }),
  answer: sessionOpened,
  read: readSession,
  errors: {
    DUPLICATE_FIELD: { status: 409, text: 'An account with this username already exists' },
    RATE_LIMIT_EXCEEDED: { status: 429, text: 'Too many authentication attempts, please try again later' },
    SERVER_ERROR: { status: 500, text: 'Registration failed due to server error' },
  },
});

/** GET /auth/me: the user behind the access token (spec §7). */
export const me = defineOperation({
  method: 'GET',
  path: '/auth/me',
  callClass: 'read',
  answer: v.object({ success: v.literal(true), user: wireUser }),
  read: v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const content = withoutEnvelope(answer);
      return (isJsonObject(content) ? ownField(content, 'user') : undefined) ?? content;
    }),
    readUser,
  ),
  errors: {
    SERVER_ERROR: { status: 500, text: 'Failed to get user information' },
  },
});

/** POST /auth/refresh: a new access token for the refresh cookie (spec §7). */
export const refresh = defineOperation({
  method: 'POST',
  path: '/auth/refresh',
  callClass: 'auth',
  timeoutMs: REFRESH_TIMEOUT_MS,
  anonymous: true,
  answer: v.object({
    success: v.literal(true),
    accessToken: v.string(),
    user: wireUser,
    message: v.string(),
  }),
  read: v.pipe(
    unwrapped(v.object({ accessToken })),
    v.transform((answer) => answer.accessToken),
  ),
  errors: {
    REFRESH_TOKEN_MISSING: { status: 401, text: 'Refresh token required' },
    INVALID_REFRESH_TOKEN: { status: 401, text: 'Invalid refresh token' },
  },
});

/** POST /auth/logout: ends the session and clears its cookies (spec §7). */
export const logout = defineOperation({
  method: 'POST',
  path: '/auth/logout',
  callClass: 'idempotent',
  answer: acknowledgement,
  read: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: {},
});
