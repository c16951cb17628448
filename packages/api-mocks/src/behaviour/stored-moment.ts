import type { World } from '../world/world';

/** A moment as stored in the database, ms since 1970: the real server rounds to whole seconds. */
export const storedMoment = (world: World, moment: number): number =>
  world.flags.wholeSeconds ? Math.round(moment / 1_000) * 1_000 : moment;
