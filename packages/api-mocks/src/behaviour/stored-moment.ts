import type { World } from '../world/world';

/** A moment as the database keeps it, ms since 1970: the real one rounds to whole seconds. */
export const storedMoment = (world: World, moment: number): number =>
  world.flags.wholeSeconds ? Math.round(moment / 1_000) * 1_000 : moment;
