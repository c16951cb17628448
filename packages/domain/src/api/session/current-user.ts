import { createEvent, createStore } from 'effector';
import type { User } from '../../contracts/auth-calls';

/**
 * Somebody signed in, in the scope of the guest's pages: by the check at the start, or through a form. The
 * session gets a scope of its own (`createSessions`).
 */
export const userSignedIn = createEvent<User>();

/** The session of this user begins: the first event of its scope. */
export const sessionStarted = createEvent<User>();

export const $user = createStore<User | null>(null).on(sessionStarted, (_, user) => user);
