import { createEvent, createStore } from 'effector';
import type { User } from '../../contracts/auth-calls';
import type { SessionEndReason } from './client-session';

/** Somebody signed in on the guest's pages: the session gets a scope of its own (`createSessions`). */
export const userSignedIn = createEvent<User>();

/** The session of this user begins: the first event of its scope. */
export const sessionStarted = createEvent<User>();

/** The session ended without the user asking for it: a refresh could not restore it (spec §7). Once. */
export const sessionExpired = createEvent<SessionEndReason>();

/** The user signed out in another tab: all tabs are one session. */
export const signedOutElsewhere = createEvent();

export const $user = createStore<User | null>(null).on(sessionStarted, (_, user) => user);
