/** The part of a socket that shows that its client is alive. */
export interface Heartbeat {
  on(event: 'pong' | 'close', listener: () => void): unknown;
  ping(): void;
  terminate(): void;
}

/**
 * Drops a client that does not answer a ping before the next one is due.
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
