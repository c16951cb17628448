import { fixedBy } from './create-world';
import type { World } from './world';

/** Raise it when rows or flags change their shape: data of an older version is then ignored. */
export const STATE_VERSION = 8;

/** Fields that may be `Infinity`, which JSON writes as null. */
const MAYBE_INFINITE = ['times', 'delayMs'];

/** Parses JSON with the state of a world in it. */
export const parseState = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    value === null && MAYBE_INFINITE.includes(key) ? Infinity : value,
  );

/**
 * All data of a world, as plain data. Its clock is not part of it: time continues by itself. Rows are not
 * copied: serialise them before the world continues.
 */
export const saveWorld = (world: World) => ({
  scenario: world.scenario,
  random: world.random.state(),
  db: world.db,
  schedule: world.schedule.all(),
  flags: world.flags,
  cookies: world.cookies.all(),
  failedSignIns: world.failedSignIns.state(),
  failedRefreshes: world.failedRefreshes.state(),
  recentCalls: world.recentCalls.state(),
});

export type WorldState = ReturnType<typeof saveWorld>;

/** Replaces the state of a world. Open sockets stay. */
export const loadWorld = (world: World, state: WorldState): void => {
  Object.assign(world, fixedBy(state.scenario));
  world.random.load(state.random);
  Object.assign(world.db, state.db);
  world.schedule.load(state.schedule);
  Object.assign(world.flags, state.flags);
  world.cookies.load(state.cookies);
  world.failedSignIns.load(state.failedSignIns);
  world.failedRefreshes.load(state.failedRefreshes);
  world.recentCalls.load(state.recentCalls);
};

const SHUTTING_DOWN = 1000;

/** Replaces a running world by another one with its clock, and closes its websockets. */
export const replaceWorld = (world: World, next: World): void => {
  world.sockets.closeAll(SHUTTING_DOWN, 'Server shutting down');
  world.clock.load(next.clock.now());
  world.clock.speed = next.clock.speed;
  loadWorld(world, saveWorld(next));
};
