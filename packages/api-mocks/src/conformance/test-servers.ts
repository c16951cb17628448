import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { createNodeBackend } from '../hosts/node';
import { startServer } from '../hosts/server/start-server';
import type { ScenarioId } from '../scenarios';
import type { Scenario } from '../world/scenario';
import type { World } from '../world/world';

/** A server with the API over fetch and websocket. Tests move its clock. */
export interface TestServer {
  readonly origin: string;
  readonly world: World;
  readonly stop: () => Promise<void>;
}

type StartTestServer = (scenario: ScenarioId | Scenario) => Promise<TestServer>;

const startNodeHost: StartTestServer = (scenario) => {
  const { server, world } = createNodeBackend(scenario);
  server.listen({ onUnhandledRequest: 'error' });
  const stop = () => {
    server.close();
    return Promise.resolve();
  };
  return Promise.resolve({ origin: 'http://intercepted.test', world, stop });
};

const startStandAloneServer: StartTestServer = async (scenario) => {
  const server = await startServer({ scenario });
  return { ...server, stop: () => server.close() };
};

const withWebSocket =
  (start: StartTestServer): StartTestServer =>
  async (scenario) => {
    // Node 20 has no global WebSocket, and the interception patches the one it finds.
    vi.stubGlobal('WebSocket', WebSocket);
    const server = await start(scenario);
    // These tests run in real time: no purchase waits for the provider.
    server.world.flags.purchaseMs = 0;
    const stop = async () => {
      await server.stop();
      vi.unstubAllGlobals();
    };
    return { ...server, stop };
  };

/** The hosts that must not differ: every test of this folder runs unchanged against each of them. */
export const testServers: readonly (readonly [name: string, start: StartTestServer])[] = [
  ['the Node host', withWebSocket(startNodeHost)],
  ['the stand-alone server', withWebSocket(startStandAloneServer)],
];
