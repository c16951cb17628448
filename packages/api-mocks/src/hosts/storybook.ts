import type { RequestHandler, WebSocketHandler } from 'msw';
import type { ScenarioId } from '../scenarios';
import { createHandlers } from '../transport/msw-handlers';
import { createWorld } from '../world/create-world';
import type { Scenario } from '../world/scenario';
import type { World } from '../world/world';

export { addFunds } from '../commands/payments';

/** A backend for one story. */
export interface StoryBackend {
  /** Its clock is frozen until the story calls `world.advance`. */
  readonly world: World;
  /** For `msw.use(...handlers)`. They add no latency; a purchase still takes the flag `purchaseMs`. */
  readonly handlers: (RequestHandler | WebSocketHandler)[];
}

/** Builds the backend of a story. Its world sets no timer and touches no storage. */
export const createStoryBackend = (scenario: ScenarioId | Scenario): StoryBackend => {
  const world = createWorld(scenario);
  return { world, handlers: createHandlers(world) };
};
