import { createEvent } from 'effector';

/** The session has a new access token, from a refresh of this tab: no other passes its own on (decision 0097). */
export const tokenRenewed = createEvent();
