import { expect, it } from 'vitest';
import { createWorld } from '../../world/create-world';
import { respondSimulator } from './simulator';

const world = createWorld('ready-to-buy');

const send = async (body?: string) => {
  const method = body === undefined ? 'GET' : 'POST';
  const request = new Request('http://localhost/simulator', { method, ...(body !== undefined && { body }) });
  const response = await respondSimulator(world, request);
  return { status: response?.status, text: await response?.text() };
};

it('simulator: carries out an action, and another world begins', async () => {
  const startedAt = world.clock.now();
  expect((await send('["advanceBy", 60000]')).status).toBe(200);
  expect(world.clock.now()).toBe(startedAt + 60_000);
  expect((await send('["begin", "busy-account"]')).status).toBe(200);
  expect((await send()).text).toMatch(/"actions":.*"setSpeed".*"begin"/);
});

it.each([
  ['["setSpeed", 0]', /Expected >0/],
  ['["advanceBy", 604800001]', /Expected <=604800000/],
  ['["addFunds", 1e999]', /Infinity/],
  ['["dropSockets", 1006]', /1000.*1012/],
  ['["failNext", "purchaseNumber", "Gateway timeout (504)", 0.5]', /0\.5/],
  ['["failNext", "purchaseNumber", "no such way", 1]', /purchaseNumber can fail as: Connection lost/],
  ['["sendSms", 999]', /999/],
  ['["settlePayment", 1]', /never.*1/],
  ['["fly"]', /setSpeed.*begin/],
  ['setSpeed 10', /JSON/],
])('simulator: refuses %s and says why', async (command, reason) => {
  const { status, text } = await send(command);
  expect(status).toBe(400);
  expect(text).toMatch(reason);
});
