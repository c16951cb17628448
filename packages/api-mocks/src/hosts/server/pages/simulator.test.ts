import * as v from 'valibot';
import { expect, it } from 'vitest';
import { simulatorState } from '../../../commands/simulator-schemas';
import { scenarios } from '../../../scenarios';
import { exampleWorld } from '../../../openapi/simulator';
import { useServer } from '../../../testing/use-server';
import { serverCommands } from './simulator';

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

const send = async (origin: string, line: string) => {
  const response = await fetch(`${origin}/simulator`, { method: 'POST', body: line });
  return { status: response.status, body: (await response.json()) as unknown };
};

it.each(serverCommands)('simulator endpoint: carries out the example $example', async ({ example }) => {
  const { origin } = await start({ scenario: exampleWorld });
  const { status, body } = await send(origin, example);
  expect(status).toBe(200);
  expect(v.safeParse(simulatorState, body).issues).toBeUndefined();
});

it('simulator endpoint: serves its document', async () => {
  const { origin } = await start();
  const document: unknown = await (await fetch(`${origin}/simulator/openapi.json`)).json();
  expect(document).toMatchObject({ info: { title: 'SMS Dashboard simulator' } });
});

it('simulator endpoint: another scenario starts at the present time, with the limits of the server', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  world.flags.callLimits = null;
  const before = world.clock.now();
  expect(await send(origin, 'scenario empty-account')).toMatchObject({ status: 200, body: { numbers: [] } });
  expect([world.clock.now(), world.flags.callLimits]).toEqual([before, null]);
});

it.each(['dance', 'scenario nowhere', 'sms 7', ''])(
  'simulator endpoint: refuses the command "%s"',
  async (line) => {
    const { origin } = await start({ scenario: 'waiting-early' });
    expect(await send(origin, line)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  },
);

it.each([
  ['scenario', "'' is none of demo, first-visit,"],
  ['dance', 'scenario <id>'],
])('simulator endpoint: lists what can be typed instead of "%s"', async (line, message) => {
  const { origin } = await start();
  expect(await send(origin, line)).toMatchObject({
    body: { error: expect.stringContaining(message) as unknown },
  });
});

it('simulator endpoint: a saved world can be loaded, however large it is', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  const saved = await (await fetch(`${origin}/simulator/world`)).text();
  await send(origin, 'scenario empty-account');
  const body = saved + ' '.repeat(1024 * 1024);
  const response = await fetch(`${origin}/simulator/world`, { method: 'PUT', body });
  expect(await response.json()).toMatchObject({ success: true, numbers: [{ id: 1 }] });
  expect(world.scenario).toEqual(scenarios['waiting-early']);
});

it('simulator endpoint: refuses a file that is no world, and keeps its own', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  const response = await fetch(`${origin}/simulator/world`, { method: 'PUT', body: '{}' });
  expect(response.status).toBe(400);
  expect(world.db.numbers.all()).toHaveLength(1);
});
