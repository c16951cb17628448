import type { World } from '../../world/world';

/**
 * Advances a world with real time, from the current time of its clock: after a jump it continues from there.
 * @param realNow the machine's clock, ms since 1970
 * @returns a function that advances the world's clock to the present
 */
export const createClockSync = (world: World, realNow: () => number) => {
  let last = realNow();
  return (): void => {
    const now = realNow();
    world.advance(world.clock.now() + Math.max(0, now - last) * world.clock.speed);
    last = now;
  };
};
