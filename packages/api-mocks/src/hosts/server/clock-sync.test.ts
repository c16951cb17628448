import { expect, it } from 'vitest';
import { createWorld } from '../../world/create-world';
import { createPace } from './clock-sync';

const MINUTE_MS = 60_000;

const begin = () => {
  const machine = { now: 1_000_000 };
  const world = createWorld('first-visit', { startsAt: machine.now });
  return { machine, world, keepPace: createPace(world, () => machine.now) };
};

it('lets as much time pass as really passes', () => {
  const { machine, world, keepPace } = begin();
  machine.now += 1_500;
  keepPace();
  expect(world.clock.now()).toBe(1_001_500);
});

it('goes on from where a leap has led', () => {
  const { machine, world, keepPace } = begin();
  world.advance(world.clock.now() + 4 * MINUTE_MS);
  machine.now += 1_000;
  keepPace();
  expect(world.clock.now()).toBe(1_001_000 + 4 * MINUTE_MS);
});

it("runs at the speed of the world's clock, and never backwards", () => {
  const { machine, world, keepPace } = begin();
  world.clock.speed = 60;
  machine.now += 1_000;
  keepPace();
  expect(world.clock.now()).toBe(1_060_000);
  machine.now -= 500;
  keepPace();
  expect(world.clock.now()).toBe(1_060_000);
});
