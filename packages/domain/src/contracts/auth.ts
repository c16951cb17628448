import * as v from 'valibot';
import { REFRESH_TIMEOUT_MS } from '../limits';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { defineOperation } from './operation';
import { identifier } from './shared/scalars';
import { shortText } from './shared/short-text';

const readUser = v.pipe(
  v.object({ id: identifier, username: v.pipe(v.string(), v.transform(shortText)) }),
  v.transform(({ id, username }) => ({ id, username })),
);

/** The signed-in user (spec §3). */
export type User = v.InferOutput<typeof readUser>;

const accessToken = v.pipe(v.string(), v.minLength(1));

/** An answer that opens a session. */
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
