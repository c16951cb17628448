import { refuse, Refusal } from '../behaviour/refusal';
import { closeSession, issueAccessToken, openSession, renew } from '../behaviour/session';
import { isoOf, isoOrNull } from '../db/clock';
import type { UserRow } from '../db/rows';
import type { World } from '../world';
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
  const waitSeconds = world.signInAttempts.waitFor(world, name);
  if (waitSeconds !== null) return refuse('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: waitSeconds });
  const user = world.db.users.all().find(({ username, email }) => username === name || email === name);
  if (user?.password === password) return user.barrier === null ? user : refuse(user.barrier);
  world.signInAttempts.countFailure(world, name);
  return refuse(user === undefined ? 'ACCOUNT_NOT_FOUND' : 'INVALID_PASSWORD');
};

/** Signing in, staying signed in and signing out. */
export const authHandlers: HandlersFor<'login' | 'me' | 'refresh' | 'logout'> = {
  login: ({ world, cookies, body }) => {
    const user = checkPassword(world, body.username, body.password);
    if (user instanceof Refusal) return user;
    const session = openSession(world, user, cookies);
    // The answer tells when the user signed in before.
    const answer = wireUser(user);
    user.lastLoginAt = world.clock.now();
    return {
      success: true,
      message: 'Login successful',
      accessToken: issueAccessToken(world, session),
      user: answer,
      session: { id: session.id, expiresAt: isoOf(session.refreshExpiresAt) },
    };
  },
  me: ({ user }) => ({ success: true, user: wireUser(user) }),
  refresh: ({ world, cookies }) => {
    const identity = renew(world, cookies);
    if (identity instanceof Refusal) return identity;
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
