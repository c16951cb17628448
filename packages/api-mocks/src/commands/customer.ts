import type { UserRow } from '../db/rows';
import type { World } from '../world/world';

/** The user that commands act on: the last one to sign in who still has a session, else the demo account. */
export const customerOf = (world: World): UserRow => {
  const session = world.db.sessions.all().findLast(({ open }) => open);
  const user = world.db.users.find(session?.userId ?? 1);
  if (user === undefined) throw new Error('The world has no accounts.');
  return user;
};
