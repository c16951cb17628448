import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../../lib/session-events';
import type { User } from '../../contracts';

/** A user is signed in: found by the check at the start, or through a form. */
export const sessionStarted = createEvent<User>();

/** The signed-in user. */
export const $user = createStore<User | null>(null)
  .on(sessionStarted, (_, user) => user)
  .reset(sessionEnded);

/** True while a user is signed in. */
export const $isAuthenticated = $user.map((user) => user !== null);
