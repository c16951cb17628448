import { expect, it } from 'vitest';
import { useServer } from '../../../testing/use-server';

const start = useServer();

it('simulator endpoint: advances the time by minutes', async () => {
  const { origin, world } = await start();
  const before = world.clock.now();
  const body = JSON.stringify({ minutes: 4 });
  const response = await fetch(`${origin}/simulator/advance`, { method: 'POST', body });
  expect(await response.json()).toEqual({ success: true, now: world.clock.iso() });
  expect(world.clock.now()).toBe(before + 240_000);
});

it.each(['', '{}', '{"minutes":-1}', '{"minutes":"4"}', '{"minutes":1e9}'])(
  'simulator endpoint: refuses %s',
  async (body) => {
    const { origin, world } = await start();
    const before = world.clock.now();
    const response = await fetch(`${origin}/simulator/advance`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(world.clock.now()).toBe(before);
  },
);
