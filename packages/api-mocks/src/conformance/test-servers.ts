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
  stop(): Promise<void>;
}

type StartTestServer = (scenario: ScenarioId | Scenario) => Promise<TestServer>;

/** Node 20 has no global WebSocket, and the interception patches the one it finds. */
const withWebSocket = async (start: () => TestServer | Promise<TestServer>): Promise<TestServer> => {
  const before = Reflect.get(globalThis, 'WebSocket') as unknown;
  Reflect.set(globalThis, 'WebSocket', WebSocket);
  const server = await start();
  // These tests run in real time: no purchase waits for the provider.
  server.world.flags.purchaseMs = 0;
  return {
    ...server,
    stop: async () => {
      await server.stop();
      Reflect.set(globalThis, 'WebSocket', before);
    },
  };
};

const startNodeHost: StartTestServer = (scenario) =>
  withWebSocket(() => {
    const { server, world } = createNodeBackend(scenario);
    server.listen({ onUnhandledRequest: 'error' });
    const stop = () => {
      server.close();
      return Promise.resolve();
    };
    return { origin: 'http://intercepted.test', world, stop };
  });

const startStandAloneServer: StartTestServer = (scenario) =>
  withWebSocket(async () => {
    const server = await startServer({ scenario });
    return { origin: server.origin, world: server.world, stop: () => server.close() };
  });

/** The hosts that must not differ: every test of this folder runs unchanged against each of them. */
export const testServers: readonly (readonly [name: string, start: StartTestServer])[] = [
  ['the Node host', startNodeHost],
  ['the stand-alone server', startStandAloneServer],
];
