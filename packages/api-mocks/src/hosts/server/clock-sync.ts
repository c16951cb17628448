import type { World } from '../../world/world';

/**
 * Lets real time pass for a world, from wherever its clock stands: after a leap it goes on from there.
 * @param realNow the machine's clock, ms since 1970
 * @returns a function that brings the world's clock up to the present
 */
export const createClockSync = (world: World, realNow: () => number) => {
  let last = realNow();
  return (): void => {
    const now = realNow();
    world.advance(world.clock.now() + Math.max(0, now - last) * world.clock.speed);
    last = now;
  };
};
