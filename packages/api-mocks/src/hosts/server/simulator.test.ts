import { expect, it } from 'vitest';
import { createWorld } from '../../world/create-world';
import { customerWith } from '../../testing/client';
import { respondSimulator, serverCommands } from './simulator';

/** A world in which every command has something to act on. */
const open = () =>
  createWorld(
    customerWith({
      numbers: [{ service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 60_000 }],
      deposits: [{ naira: 5_000, status: 'PENDING_UNSETTLED', createdAgoMs: 60_000 }],
    }),
  );

const send = async (line: string, world = open()) => {
  const request = new Request('http://a.test/simulator', { method: 'POST', body: line });
  const response = await respondSimulator(world, request);
  return { status: response?.status, body: (await response?.json()) as unknown };
};

it.each(serverCommands)('simulator endpoint: carries out the example $example', async ({ example }) => {
  expect(await send(example)).toMatchObject({ status: 200, body: { success: true } });
});
