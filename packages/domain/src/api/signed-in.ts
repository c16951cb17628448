import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../lib/session-ended';
import type { User } from '../contracts';

/** Somebody is signed in: after the check at the start or after the form. */
export const sessionStarted = createEvent<User>();

/** Who is signed in. */
export const $user = createStore<User | null>(null)
  .on(sessionStarted, (_, user) => user)
  .reset(sessionEnded);

/** Whether anybody is signed in. */
export const $isAuthenticated = $user.map((user) => user !== null);
