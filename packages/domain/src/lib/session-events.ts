import { createEvent } from 'effector';

/** The session is over, by 'Sign out' or by expiry: its scope is about to be replaced. */
export const sessionEnded = createEvent();

/** Another scope has taken the place of this one: a late answer reaches nothing outside any more. */
export const scopeClosed = createEvent();

/** The signed-in part of the app is on screen, its ports are supplied: its models start. */
export const workspaceOpened = createEvent();

/** This tab renewed the access token; tokens of other tabs are not shared (decision 0097). */
export const tokenRenewed = createEvent();
