import { WebSocket } from 'ws';
import { createNodeBackend } from '../hosts/node';
import type { ScenarioId } from '../scenarios';
import type { Scenario } from '../world/scenario';
import { startServer } from '../hosts/server/start-server';
import type { World } from '../world/world';

/** A place where the API answers over fetch and websocket. Its clock is moved by hand. */
export interface Place {
  readonly origin: string;
  readonly world: World;
  stop(): Promise<void>;
}

type StartPlace = (scenario: ScenarioId | Scenario) => Promise<Place>;

/** Node 20 has no global WebSocket, and the interception patches the one it finds. */
const withWebSocket = async (start: () => Place | Promise<Place>): Promise<Place> => {
  const before = Reflect.get(globalThis, 'WebSocket') as unknown;
  Reflect.set(globalThis, 'WebSocket', WebSocket);
  const place = await start();
  // These tests run in real time: no purchase waits for the provider.
  place.world.flags.purchaseMs = 0;
  return {
    ...place,
    stop: async () => {
      await place.stop();
      Reflect.set(globalThis, 'WebSocket', before);
    },
  };
};

const startNodeHost: StartPlace = (scenario) =>
  withWebSocket(() => {
    const { server, world } = createNodeBackend(scenario);
    server.listen({ onUnhandledRequest: 'error' });
    const stop = () => {
      server.close();
      return Promise.resolve();
    };
    return { origin: 'http://intercepted.test', world, stop };
  });

const startStandAloneServer: StartPlace = (scenario) =>
  withWebSocket(async () => {
    const server = await startServer({ scenario });
    return { origin: server.origin, world: server.world, stop: () => server.close() };
  });

/** The hosts that must not differ: every test of this folder runs unchanged against each of them. */
export const hosts: readonly (readonly [name: string, start: StartPlace])[] = [
  ['the Node host', startNodeHost],
  ['the stand-alone server', startStandAloneServer],
];
