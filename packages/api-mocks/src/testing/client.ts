import { isJsonObject } from '@sms/domain/contracts/shared/envelope';
import { advanceBy } from '../commands/time';
import type { ScenarioId } from '../scenarios';
import { respond } from '../transport/respond';
import { createWorld } from '../world/create-world';
import type { Flags } from '../world/flags';
import type { Scenario } from '../world/scenario';
import type { World } from '../world/world';
import { createContractClient } from './contract-client';

/** A text field of a response; fails the test when there is none. */
export const textOf = (body: unknown, field: string): string => {
  const text = isJsonObject(body) ? body[field] : undefined;
  if (typeof text !== 'string') throw new Error(`No ${field} in ${JSON.stringify(body)}`);
  return text;
};

/** A plain client of a new world. */
export const createClient = (scenario: ScenarioId | Scenario, flags: Partial<Flags> = {}) => {
  const world = createWorld(scenario);
  // These tests move no clock by themselves: nothing waits for the provider.
  Object.assign(world.flags, { purchaseMs: 0, providerAnswerMs: 0 }, flags);
  const client = createContractClient('https://api.example.test', (url, init) =>
    respond(world, new Request(url, init)),
  );
  return { ...client, world, wait: (ms: number) => advanceBy(world, ms) };
};

/** A client that has resumed the open session of its scenario. */
export const createSignedInClient = async (...options: Parameters<typeof createClient>) => {
  const client = createClient(...options);
  await client.resume();
  return client;
};

/** A signed-in customer, otherwise as given. */
export const customerWith = (given: Partial<Scenario>): Scenario => ({
  description: 'A customer.',
  seed: 1,
  balanceUsd: 5,
  ...given,
});

/** Records the messages to a user's websocket, and how it was closed. */
export const listenTo = ({ sockets }: World, userId = 1) => {
  const frames: unknown[] = [];
  const closes: (readonly [code: number, reason: string])[] = [];
  sockets.add({
    userId,
    send: (text) => frames.push(JSON.parse(text)),
    close: (code, reason) => closes.push([code, reason]),
  });
  return { frames, closes, types: () => frames.map((frame) => textOf(frame, 'type')) };
};
