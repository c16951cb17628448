import { expect, it } from 'vitest';
import { listenTo } from '../testing/client';
import { createWorld } from './create-world';
import { readWorld, replaceWorld, writeWorld } from './saved-world';
import { saveWorld } from './world-state';

const busyWorld = () => {
  const world = createWorld('busy-account');
  world.advance(world.clock.now() + 90_000);
  world.clock.speed = 10;
  world.flags.faults = [{ operation: 'me', times: Infinity, delayMs: Infinity }];
  return world;
};

it('saved world: has the data, the clock and the speed of the world', () => {
  const world = busyWorld();
  const saved = readWorld(writeWorld(world));
  expect(saved && saveWorld(saved)).toEqual(saveWorld(world));
  expect(saved?.clock).toMatchObject({ speed: 10 });
  expect(saved?.clock.now()).toBe(world.clock.now());
});

it.each([
  ['no JSON', () => 'version 5'],
  ['another JSON', () => '{"version":5}'],
  ['null', () => 'null'],
  ['another version', (text: string) => text.replace('"version":', '"version":1')],
  ['a world without accounts', (text: string) => text.replace('"users":', '"persons":')],
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
])('saved world: is not read from %s', (_case, change) => {
  expect(readWorld(change(writeWorld(busyWorld())))).toBeNull();
});

it('saved world: replaces a running one, whose websockets close', () => {
  const running = createWorld('empty-account');
  const { closes } = listenTo(running);
  running.advance(running.clock.now() + 3_600_000);
  const next = busyWorld();
  replaceWorld(running, next);
  expect(closes).toEqual([[1000, 'Server shutting down']]);
  expect(saveWorld(running)).toEqual(saveWorld(next));
  expect(running.clock.now()).toBe(next.clock.now());
});
