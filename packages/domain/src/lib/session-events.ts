import { createEvent } from 'effector';

/** The session is over, by 'Sign out' or by expiry. Every store that belongs to a user resets on it. */
export const sessionEnded = createEvent();

/** The session has a new access token, from a refresh of this tab: no other passes its own on (decision 0097). */
export const tokenRenewed = createEvent();
