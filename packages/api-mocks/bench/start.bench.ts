import { bench, describe } from 'vitest';
import { scenarios } from '../src/scenarios';
import { createWorld } from '../src/world/create-world';

/** Timeout of a test that creates its world, in ms. */
describe.each(Object.entries(scenarios))('a world begins: %s', (_id, scenario) => {
  bench('createWorld', () => void createWorld(scenario), { time: 100, iterations: 5 });
});
