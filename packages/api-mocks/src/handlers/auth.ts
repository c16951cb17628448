import { normaliseEmail, register } from '../behaviour/access/registration';
import { closeSession, issueAccessToken, openSession, refreshSession } from '../behaviour/access/session';
import { checkAttempts } from '../behaviour/access/sign-in-attempts';
import { isRejection, reject, Rejection } from '../behaviour/rejection';
import { isoOf, isoOrNull } from '../db/clock';
import { countIn } from '../db/fixed-window';
import type { SessionRow, UserRow } from '../db/rows';
import type { World } from '../world/world';
import type { HandlersFor } from './handler';

/** `balance` belongs to another system of the operator and is always 0 here. */
const wireUser = (user: UserRow) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstname: user.firstname,
  lastname: user.lastname,
  balance: 0,
  lastLogin: isoOrNull(user.lastLoginAt),
});

const checkPassword = (world: World, name: string, password: string) => {
  const rateLimited = checkAttempts(world, name);
  if (isRejection(rateLimited)) return rateLimited;
  const mail = world.flags.emailMatchedAsStored ? name : normaliseEmail(name);
  const user = world.db.users.find(({ username, email }) => username === name || email === mail);
  if (user?.password === password) return user.barrier === null ? user : reject(user.barrier);
  countIn(world.clock, world.failedSignIns, name);
  return reject(user === undefined ? 'ACCOUNT_NOT_FOUND' : 'INVALID_PASSWORD');
};

/** The response that starts a session. Its `lastLogin` is the previous sign-in. */
const sessionResponse = (world: World, user: UserRow, session: SessionRow, message: string) => {
  const responseUser = wireUser(user);
  user.lastLoginAt = world.clock.now();
  return {
    success: true,
    message,
    accessToken: issueAccessToken(world, session),
    user: responseUser,
    session: { id: session.id, expiresAt: isoOf(session.refreshExpiresAt) },
  } as const;
};

export const authHandlers: HandlersFor<'login' | 'register' | 'me' | 'refresh' | 'logout'> = {
  login: ({ world, cookies, site, body }) => {
    const user = checkPassword(world, body.username, body.password);
    if (user instanceof Rejection) return user;
    return sessionResponse(
      world,
      user,
      openSession(world, user, cookies, site.dashboard),
      'Login successful',
    );
  },
  register: ({ world, cookies, site, body }) => {
    const user = register(world, body);
    if (user instanceof Rejection) return user;
    const session = openSession(world, user, cookies, site.dashboard);
    return sessionResponse(world, user, session, 'Registration successful');
  },
  me: ({ user }) => ({ success: true, user: wireUser(user) }),
  refresh: ({ world, cookies, site }) => {
    const identity = refreshSession(world, cookies);
    if (identity instanceof Rejection) return identity;
    identity.session.dashboard = site.dashboard;
    return {
      success: true,
      accessToken: issueAccessToken(world, identity.session),
      user: wireUser(identity.user),
      message: 'Token refreshed successfully',
    };
  },
  logout: ({ session, cookies }) => {
    closeSession(session, cookies);
    return { success: true, message: 'Logged out successfully' };
  },
};
