import type { Event } from 'effector';
import { $user } from '../api/session/current-user';
import { createKeptValue, type KeptValueOptions } from './persisted-store';
import { sessionEnded } from '../lib/session-events';
import { keptNameOf, portsSupplied, type KeptName, type UserKeptName } from '../lib/ports';

interface KeptForUserOptions<T, Change> extends Omit<KeptValueOptions<T, Change>, '$name' | 'needed'> {
  readonly name: UserKeptName;
  /** When to look what is kept. */
  readonly needed: Event<void>;
}

/**
 * A value kept in this browser for each user: it outlives the session, and another user neither sees nor changes it.
 * What is kept and does not read as such a value counts as nothing.
 */
export const createKeptForUser = <T, Change>({ name, needed, ...rest }: KeptForUserOptions<T, Change>) =>
  createKeptValue({
    ...rest,
    $name: $user.map((user): KeptName | null => user && keptNameOf(name, user)),
    // A page that is loaded anew shows its screen a moment before the browser is supplied.
    needed: [needed, portsSupplied],
  }).reset(sessionEnded);
