/** Why there is no connection, in the words the user reads (spec §8, Websocket). */
export type ConnectionTrouble =
  | 'Authentication failed'
  | 'Connection timeout'
  | 'Connection lost unexpectedly'
  | 'Failed to reconnect after maximum attempts';

/** The server does not accept the token (spec §8). */
export const AUTH_REFUSED_CODE = 1008;

/** The server is done with this connection: it leaves or shuts down. Nobody is told, nothing reconnects. */
export const isOrderlyClose = (code: number | undefined): boolean => code === 1000 || code === 1001;
