import { createEvent } from 'effector';

/** The session has a new access token, from a refresh of this tab or of another. */
export const tokenRenewed = createEvent();
