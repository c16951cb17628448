import { expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { asScenario, scenarioEntry } from './as-scenario';
import { failNext } from './failures';
import { sendSms } from './numbers';
import { addFunds } from './payments';
import { stateOf } from './state';

/** A world some time after its start. */
const later = () => {
  const world = createWorld('busy-account');
  addFunds(world, 5_000);
  world.advance(world.clock.now() + 20_000);
  sendSms(world, stateOf(world).numbers[0]?.id ?? 0, '246810');
  world.flags.pricesLimited = true;
  failNext(world, 'me', 'No answer ever', Infinity);
  return world;
};

it('as scenario: begins with the balance, numbers, payments and circumstances of the moment', () => {
  const world = later();
  const scenario = asScenario(world);
  const again = createWorld(scenario, { startsAt: world.clock.now() });
  expect(asScenario(again)).toEqual(scenario);
  expect(scenario.balanceUsd).toBeGreaterThan(0);
  expect(stateOf(again)).toEqual({
    ...stateOf(world),
    numbers: stateOf(world).numbers.map(({ id, label }) => ({
      id,
      label: expect.stringMatching(label.replace(/^\+\d+/, String.raw`^\+\d+`)) as unknown,
    })),
    payments: expect.any(Array) as unknown,
  });
});

it('as scenario: is a TypeScript entry, which reads Infinity', () => {
  const scenario = asScenario(later());
  const entry = scenarioEntry(scenario);
  expect(entry).toMatch(/^'saved-moment': \{\n {2}description: "/);

  const read: unknown = new Function(`return { ${entry} }`)();
  expect(read).toEqual({ 'saved-moment': scenario });
});
