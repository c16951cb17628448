import type { RequestHandler, WebSocketHandler } from 'msw';
import { createControls, type Controls } from '../commands/controls';
import type { ScenarioId } from '../scenarios';
import { createHandlers } from '../transport/msw-handlers';
import { followAborts } from '../transport/traffic/page-signals';
import { createWorld } from '../world/create-world';
import type { Scenario } from '../world/scenario';
import { readWorld, replaceWorld } from '../world/saved-world';
import type { World } from '../world/world';
import { unpackWorld } from '../world/world-link';

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

/**
 * The commands of the simulator panel, for the world of a story.
 * @param scenario the initial scenario
 * @param begin restarts the story in another world
 * @param onReplace called once the world was replaced by a saved one
 */
export const createStoryControls = (
  world: World,
  scenario: ScenarioId,
  begin: (scenario: ScenarioId) => void,
  onReplace: () => void = () => undefined,
): Controls => {
  followAborts(window);
  return createControls({
    world,
    scenario: () => scenario,
    run: async (step) => step(),
    begin: (id) => {
      begin(id);
      return Promise.resolve();
    },
    replace: (next) => {
      replaceWorld(world, next);
      onReplace();
      return Promise.resolve();
    },
  });
};

/**
 * Replaces the world of a story by the one of a link.
 * @throws when the link has none
 */
export const openWorldLink = async (world: World, code: string): Promise<void> => {
  const saved = readWorld(await unpackWorld(code));
  if (saved === null) throw new Error('The link has no world that this version can open.');
  replaceWorld(world, saved);
};
