import type { World } from './world';

/** Raise it when rows or flags change their shape: data of an older version is then ignored. */
export const STATE_VERSION = 9;

/** Fields that may be `Infinity`, which JSON writes as null. */
const MAYBE_INFINITE = ['times', 'delayMs'];

/** Parses JSON with the state of a world in it. */
export const parseState = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    value === null && MAYBE_INFINITE.includes(key) ? Infinity : value,
  );

/**
 * All data of a world, as plain data. Its clock is not part of it: time continues by itself. Nothing is
 * copied: serialise it before the world continues.
 */
export const saveWorld = ({ clock, random, services, sockets, advance, publish, ...data }: World) => ({
  ...data,
  random: random.state,
});

export type WorldState = ReturnType<typeof saveWorld>;

/** Replaces the state of a world. Open sockets stay. */
export const loadWorld = (world: World, { random, flags, ...data }: WorldState): void => {
  world.random.state = random;
  Object.assign(world.flags, flags);
  Object.assign(world, data);
};

const SHUTTING_DOWN = 1000;

/** Replaces a running world by another one with its clock, and closes its websockets. */
export const replaceWorld = (world: World, next: World): void => {
  world.sockets.closeAll(SHUTTING_DOWN, 'Server shutting down');
  Object.assign(world.clock, { moment: next.clock.moment, speed: next.clock.speed });
  loadWorld(world, saveWorld(next));
};
