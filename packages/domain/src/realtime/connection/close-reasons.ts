/** Why there is no connection, in the words the user reads (spec §8, Websocket). */
export type ConnectionTrouble =
  | 'Authentication failed'
  | 'Connection timeout'
  | 'Connection lost unexpectedly'
  | 'Failed to reconnect after maximum attempts';

/** The server does not accept the token (spec §8). */
export const AUTH_REFUSED_CODE = 1008;
