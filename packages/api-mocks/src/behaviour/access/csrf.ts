import type { Operation } from '@sms/domain/contracts/operation';
import type { CookieJar } from '../../db/cookie-jar';
import type { World } from '../../world/world';
import { reject } from '../rejection';

const SECRET_COOKIE = '_csrf';
const SECRET_LIFETIME_MS = 41 * 24 * 60 * 60_000;

/** Areas whose unsafe calls are checked; the session calls and the catalogue are not. */
const CHECKED_AREAS = /^\/(dashboard|numbers|payments)\//;

const tokenOf = (secret: string): string => `csrf-${secret}`;

/** The anti-forgery token of this client; its secret is stored in a cookie. */
export const issueCsrfToken = (world: World, cookies: CookieJar): string => {
  const secret = cookies.get(SECRET_COOKIE) ?? world.random.hex(24);
  cookies.set(SECRET_COOKIE, secret, SECRET_LIFETIME_MS);
  return tokenOf(secret);
};

/** Refuses an unsafe call without the token of its client. Runs before any other check. */
export const checkCsrf = (world: World, operation: Operation, request: Request, cookies: CookieJar) => {
  if (operation.method === 'GET' || !CHECKED_AREAS.test(operation.path)) return null;
  if (world.flags.csrfRotated) {
    world.flags.csrfRotated = false;
    cookies.remove(SECRET_COOKIE);
  }
  const secret = cookies.get(SECRET_COOKIE);
  const good = secret !== undefined && request.headers.get('X-CSRF-Token') === tokenOf(secret);
  return good ? null : reject('CSRF_ERROR');
};
