import { setupServer, type SetupServer } from 'msw/node';
import type { ScenarioId } from '../scenarios';
import { createHandlers } from '../transport/msw-handlers';
import { respond } from '../transport/respond';
import { respondCheckout } from '../transport/respond-checkout';
import { isCheckoutAddress } from '../transport/router';
import { createWorld } from '../world/create-world';
import type { Scenario } from '../world/scenario';
import type { World } from '../world/world';

/** The simulation in a Node process. */
export interface NodeBackend {
  /** Its clock is frozen until `world.advance` is called. */
  readonly world: World;
  /** Intercepts fetch between `listen()` and `close()`. */
  readonly server: SetupServer;
  /** Answers one request without intercepting anything. */
  handleRequest(request: Request): Promise<Response>;
}

/** Builds a backend for tests. It adds no latency; a purchase still takes the flag `purchaseMs`. */
export const createNodeBackend = (scenario: ScenarioId | Scenario): NodeBackend => {
  const world = createWorld(scenario);
  return {
    world,
    server: setupServer(...createHandlers(world)),
    handleRequest: (request) =>
      isCheckoutAddress(request.url) ? respondCheckout(world, request) : respond(world, request),
  };
};
