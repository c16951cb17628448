import * as v from 'valibot';
import type { Documentation } from '../operation';
import { acknowledgement, isoText } from '../shared/wire';

const wireUser = v.object({
  id: v.number(),
  username: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  balance: v.number(),
  lastLogin: v.optional(v.nullable(isoText)),
});

/** A session was opened, by signing in or by registering. */
const sessionOpened = v.object({
  success: v.literal(true),
  message: v.string(),
  accessToken: v.string(),
  user: wireUser,
  session: v.object({ id: v.number(), expiresAt: isoText }),
});

/** Answers and errors of the session calls (spec §7). */
export const authResponses = {
  login: {
    response: sessionOpened,
    errors: {
      ACCOUNT_NOT_FOUND: { status: 401, text: 'Invalid username or password' },
      INVALID_PASSWORD: { status: 401, text: 'Invalid username or password' },
      ACCOUNT_INACTIVE: { status: 403, text: 'User account is inactive' },
      ACCOUNT_LOCKED: { status: 423, text: 'Account temporarily locked. Try again in 30 minutes' },
      TWO_FACTOR_REQUIRED: { status: 403, text: 'Two-factor authentication required' },
      RATE_LIMIT_EXCEEDED: { status: 429, text: 'Too many authentication attempts, please try again later' },
      SERVER_ERROR: { status: 500, text: 'Login failed due to server error' },
    },
  },
  register: {
    response: sessionOpened,
    errors: {
      DUPLICATE_FIELD: { status: 409, text: 'An account with this username already exists' },
      RATE_LIMIT_EXCEEDED: { status: 429, text: 'Too many authentication attempts, please try again later' },
      SERVER_ERROR: { status: 500, text: 'Registration failed due to server error' },
    },
  },
  me: {
    response: v.object({ success: v.literal(true), user: wireUser }),
    errors: {
      SERVER_ERROR: { status: 500, text: 'Failed to get user information' },
    },
  },
  refresh: {
    response: v.object({
      success: v.literal(true),
      accessToken: v.string(),
      user: wireUser,
      message: v.string(),
    }),
    errors: {
      REFRESH_TOKEN_MISSING: { status: 401, text: 'Refresh token required' },
      INVALID_REFRESH_TOKEN: { status: 401, text: 'Invalid refresh token' },
      RATE_LIMIT_EXCEEDED: { status: 429, text: 'Too many requests, please try again later.' },
    },
  },
  logout: {
    response: acknowledgement,
    errors: {},
  },
} as const satisfies Record<string, Documentation>;
