import { afterEach } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../hosts/server/start-server';
import { createContractClient } from './contract-client';

/** Starts servers that are closed with the test, each with a client. */
export const useServer = () => {
  const running: RunningServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()));
  });
  return async (options: Partial<ServerOptions> = {}) => {
    const server = await startServer({ scenario: 'ready-to-buy', ...options });
    running.push(server);
    const client = createContractClient(server.origin);
    return { ...server, client, isHealthy: async () => (await client.request('health', {})).status === 200 };
  };
};

export type StartedServer = Awaited<ReturnType<ReturnType<typeof useServer>>>;
