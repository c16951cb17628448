import type { WebSocket } from 'ws';

/** What is needed of a socket to know whether anybody is at its other end. */
export type Heartbeat = Pick<WebSocket, 'on' | 'ping' | 'terminate'>;

/**
 * Drops a client that does not answer a ping until the next one is due.
 * @param everyMs time between two pings
 */
export const keepAlive = (client: Heartbeat, everyMs: number): void => {
  let isAlive = true;
  client.on('pong', () => {
    isAlive = true;
  });
  const heartbeat = setInterval(() => {
    if (!isAlive) client.terminate();
    isAlive = false;
    client.ping();
  }, everyMs);
  client.on('close', () => {
    clearInterval(heartbeat);
  });
};
