import { expect, it } from 'vitest';
import { createWorld } from '../../world/create-world';
import { createClockSync } from './clock-sync';

const MINUTE_MS = 60_000;

const start = () => {
  const machine = { now: 1_000_000 };
  const world = createWorld('first-visit', { startsAt: machine.now });
  return { machine, world, syncClock: createClockSync(world, () => machine.now) };
};

it('clock sync: world time passes like real time', () => {
  const { machine, world, syncClock } = start();
  machine.now += 1_500;
  syncClock();
  expect(world.clock.now()).toBe(1_001_500);
});

it('clock sync: continues from a jump', () => {
  const { machine, world, syncClock } = start();
  world.advance(world.clock.now() + 4 * MINUTE_MS);
  machine.now += 1_000;
  syncClock();
  expect(world.clock.now()).toBe(1_001_000 + 4 * MINUTE_MS);
});

it("clock sync: runs at the speed of the world's clock, and never backwards", () => {
  const { machine, world, syncClock } = start();
  world.clock.speed = 60;
  machine.now += 1_000;
  syncClock();
  expect(world.clock.now()).toBe(1_060_000);
  machine.now -= 500;
  syncClock();
  expect(world.clock.now()).toBe(1_060_000);
});
