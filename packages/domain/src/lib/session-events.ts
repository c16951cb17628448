import { createEvent } from 'effector';

/** The session is over, by 'Sign out' or by expiry. Every store that belongs to a user resets on it. */
export const sessionEnded = createEvent();

/**
 * The signed-in part of the app is on screen: the only start of the models of signed-in users (decision N12). Its ports
 * are supplied by then.
 */
export const workspaceOpened = createEvent();

/** This tab renewed the access token; tokens of other tabs are not shared (decision 0097). */
export const tokenRenewed = createEvent();
