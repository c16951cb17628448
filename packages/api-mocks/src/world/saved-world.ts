import { createWorld } from './create-world';
import type { World } from './world';
import { loadWorld, parseState, saveWorld, STATE_VERSION, type WorldState } from './world-state';

/** A world at one moment, as a file contains it. */
interface SavedWorld {
  readonly version: number;
  /** The world's clock, ms since 1970. */
  readonly now: number;
  readonly speed: number;
  readonly state: WorldState;
}

const SHUTTING_DOWN = 1000;

/** A world as text, with its clock. Passwords and sessions are part of it, so that its users stay signed in. */
export const writeWorld = (world: World): string => {
  const { clock } = world;
  const saved: SavedWorld = {
    version: STATE_VERSION,
    now: clock.now(),
    speed: clock.speed,
    state: saveWorld(world),
  };
  return JSON.stringify(saved);
};

/** The world of a text; null when it is none, or one of another version. */
export const readWorld = (text: string): World | null => {
  try {
    // Another content throws as it is loaded.
    const { version, now, speed, state } = parseState(text) as SavedWorld;
    if (version !== STATE_VERSION) return null;
    const world = createWorld(state.scenario, { startsAt: now });
    loadWorld(world, state);
    world.clock.speed = speed;
    // Without a user there is no sign-in, and no customer for a command.
    return world.db.users.all().length === 0 ? null : world;
  } catch {
    return null;
  }
};

/** Replaces a running world by another one, and closes its websockets. */
export const replaceWorld = (world: World, next: World): void => {
  world.sockets.closeAll(SHUTTING_DOWN, 'Server shutting down');
  world.clock.load(next.clock.now());
  world.clock.speed = next.clock.speed;
  loadWorld(world, saveWorld(next));
};
