import type { CookieJar } from '../../db/cookie-jar';
import { countIn, countOf, secondsLeft } from '../../db/fixed-window';
import type { SessionRow, UserRow } from '../../db/rows';
import { addRow, rowOf } from '../../db/table';
import type { World } from '../../world/world';
import { isRejection, reject } from '../rejection';

const ACCESS_TOKEN_LIFETIME_MS = 15 * 60_000;
const REFRESH_TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60_000;
const REFRESH_COOKIE = 'refreshToken';

/** Length of the window in which refused refreshes are counted, in ms. */
export const REFRESH_WINDOW_MS = 5 * 60_000;

/** The real server counts refused refreshes by address; a world has only one. */
const ONE_ADDRESS = 'everybody';

/** Sender of an authenticated call. */
export interface Identity {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** Opens a session for a dashboard and sets the client's refresh cookie. */
export const openSession = (
  world: World,
  user: UserRow,
  cookies: CookieJar,
  dashboard: string | null,
): SessionRow => {
  const session = addRow(world.db.sessions, (id) => ({
    id,
    userId: user.id,
    secret: world.random.hex(16),
    refreshToken: world.random.hex(64),
    refreshExpiresAt: world.clock.now() + REFRESH_TOKEN_LIFETIME_MS,
    dashboard,
    open: true,
  }));
  cookies.set(REFRESH_COOKIE, session.refreshToken, REFRESH_TOKEN_LIFETIME_MS);
  return session;
};

/** A new access token, opaque to clients and valid for 15 minutes. Older ones stay valid. */
export const issueAccessToken = ({ clock }: World, session: SessionRow): string =>
  `${session.id}.${clock.now() + ACCESS_TOKEN_LIFETIME_MS}.${session.secret}`;

/** The owner of an access token. */
export const identify = (world: World, token: string) => {
  const [, sessionId, expiresAt, secret] = /^(\d{1,9})\.(\d{1,15})\.([0-9a-f]{16})$/.exec(token) ?? [];
  const session = rowOf(world.db.sessions, Number(sessionId));
  if (session === undefined || session.secret !== secret) return reject('TOKEN_INVALID');
  if (!session.open) return reject('SESSION_NOT_FOUND');
  if (Number(expiresAt) <= world.clock.now()) return reject('TOKEN_EXPIRED');
  const user = rowOf(world.db.users, session.userId);
  return user === undefined ? reject('SESSION_NOT_FOUND') : { user, session };
};

/** The sender of a request, by its bearer token. */
export const authenticate = (world: World, request: Request) => {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return token === undefined ? reject('TOKEN_MISSING') : identify(world, token);
};

/** True for the session of the user's last sign-in. */
const isNewest = ({ db }: World, { id, userId }: SessionRow): boolean =>
  db.sessions.every((session) => session.userId !== userId || session.id <= id);

const findOpenSession = (world: World, cookies: CookieJar) => {
  const token = cookies.get(REFRESH_COOKIE);
  if (token === undefined) return reject('REFRESH_TOKEN_MISSING');
  const session = world.db.sessions.find((row) => row.refreshToken === token);
  const user = session && rowOf(world.db.users, session.userId);
  const good =
    session?.open === true &&
    session.refreshExpiresAt > world.clock.now() &&
    (!world.flags.newestSessionOnly || isNewest(world, session));
  if (user === undefined || !good || world.flags.refreshFails) {
    cookies.remove(REFRESH_COOKIE);
    return reject('INVALID_REFRESH_TOKEN');
  }
  return { user, session };
};

/** The open session of the refresh cookie. The cookie stays unchanged. */
export const refreshSession = (world: World, cookies: CookieJar) => {
  const { clock, failedRefreshes, flags } = world;
  if (flags.refreshLimit !== null && countOf(clock, failedRefreshes, ONE_ADDRESS) >= flags.refreshLimit) {
    return reject('RATE_LIMIT_EXCEEDED', { retryAfterS: secondsLeft(clock, failedRefreshes) });
  }
  const found = findOpenSession(world, cookies);
  if (isRejection(found)) countIn(clock, failedRefreshes, ONE_ADDRESS);
  return found;
};

/** Closes a session: its tokens and its cookie are no longer accepted. */
export const closeSession = (session: SessionRow, cookies: CookieJar): void => {
  session.open = false;
  cookies.remove(REFRESH_COOKIE);
};
