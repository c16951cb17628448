import { vi } from 'vitest';
import type { RealtimeMessage } from '../../contracts/messages';
import { createConnection, type ConnectionStatus } from '../../realtime/connection/connection';
import { createFakeSockets } from '../fakes/fake-socket';

/** A connection that records its reports, its first socket still to be opened. */
export const createRecordedConnection = (
  refreshToken: () => Promise<void> = async () => {},
  isTokenOld: () => boolean = () => false,
) => {
  const sockets = createFakeSockets();
  const statuses: ConnectionStatus[] = [];
  const messages: RealtimeMessage[] = [];
  const onServerTime = vi.fn();
  const refresh = vi.fn(refreshToken);
  const connection = createConnection({
    openSocket: sockets.openSocket,
    url: () => 'ws://x',
    refreshToken: refresh,
    clock: { now: () => Date.now() },
    onStatus: (status) => statuses.push(status),
    onMessage: (message) => messages.push(message),
    onServerTime,
    isTokenOld,
  });
  connection.open();
  const status = () => statuses.at(-1);
  return { connection, sockets, status, messages, onServerTime, refresh };
};

/** The same with its first socket open. */
export const createOpenConnection = (...how: Parameters<typeof createRecordedConnection>) => {
  const world = createRecordedConnection(...how);
  world.sockets.current().open();
  return world;
};
