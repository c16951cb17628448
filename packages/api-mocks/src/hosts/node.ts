import type { ScenarioId } from '../scenarios';
import { respond } from '../transport/respond';
import { respondCheckout } from '../transport/respond-checkout';
import { isCheckoutAddress } from '../transport/router';
import { createWorld } from '../world/create-world';
import type { Scenario } from '../world/scenario';

export { connect } from '../transport/connect';

/**
 * The simulation in a Node process, for tests. It adds no latency; a purchase still takes the flag
 * `purchaseMs`.
 */
export const createNodeBackend = (scenario: ScenarioId | Scenario) => {
  const world = createWorld(scenario);
  return {
    /** Its clock is frozen until `world.advance` is called. */
    world,
    /** Answers one request without intercepting anything. */
    handleRequest: (request: Request): Promise<Response> =>
      isCheckoutAddress(request.url) ? respondCheckout(world, request) : respond(world, request),
  };
};
