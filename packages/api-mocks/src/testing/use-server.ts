import { afterEach } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../hosts/server/start-server';

/** Starts servers that are closed with the test. */
export const useServer = () => {
  const running: RunningServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()));
  });
  return async (options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
    const server = await startServer({ scenario: 'ready-to-buy', ...options });
    running.push(server);
    return server;
  };
};
