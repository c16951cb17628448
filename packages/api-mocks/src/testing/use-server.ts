import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, onTestFinished } from 'vitest';
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
    return { ...server, client, isHealthy: async () => (await client.request('health', {})).ok };
  };
};

/** A server of a test, with its client. */
export type StartedServer = Awaited<ReturnType<ReturnType<typeof useServer>>>;

/** Creates a folder that is removed after the test, once its servers are closed. */
export const createFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'api-mocks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};
