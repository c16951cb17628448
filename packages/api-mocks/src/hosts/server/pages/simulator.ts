import * as v from 'valibot';
import { advanceRequest, MAX_ADVANCE_MINUTES } from '../../../commands/simulator-schemas';
import { stateOf } from '../../../commands/state';
import { commandHelp, runCommand, UsageError } from '../../../commands/terminal';
import { advanceBy } from '../../../commands/time';
import { isScenarioId, scenarios } from '../../../scenarios';
import { faultResponse } from '../../../transport/envelopes';
import { createWorld } from '../../../world/create-world';
import { readWorld, replaceWorld, writeWorld } from '../../../world/saved-world';
import type { World } from '../../../world/world';

const MINUTE_MS = 60_000;

const refuse = (text: string): Response => faultResponse({ status: 400, code: 'VALIDATION_ERROR', text });

const advance = (world: World, body: unknown): Response => {
  if (!v.is(advanceRequest, body)) return refuse(`minutes must be a number from 0 to ${MAX_ADVANCE_MINUTES}`);
  advanceBy(world, body.minutes * MINUTE_MS);
  return Response.json({ success: true, now: world.clock.iso() });
};

/** The limits of calls stay those of the server: `CALL_LIMITS` sets them. */
const replace = (world: World, next: World): void => {
  const { callLimits } = world.flags;
  replaceWorld(world, next);
  world.flags.callLimits = callLimits;
};

/** Replaces the world at its present time. */
const begin = (world: World, id: string): void => {
  if (!isScenarioId(id)) throw new UsageError(`'${id}' is none of ${Object.keys(scenarios).join(', ')}.`);
  replace(world, createWorld(id, { startsAt: world.clock.now() }));
};

const stateResponse = (world: World, more: object = {}): Response =>
  Response.json({ success: true, ...stateOf(world), now: world.clock.iso(), ...more });

/** Every command of `POST /simulator`, with its effect. */
export const serverCommands = [
  ...commandHelp,
  { usage: 'scenario <id>', summary: 'Starts another world.', example: 'scenario busy-account' },
];

const command = (world: World, line: string): Response => {
  const [verb, ...words] = line.trim().split(/\s+/);
  try {
    if (verb === 'scenario') begin(world, words.join(' '));
    else runCommand(world, line, serverCommands);
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message);
    throw error;
  }
  return stateResponse(world);
};

const load = (world: World, text: string): Response => {
  const saved = readWorld(text);
  if (saved === null) return refuse('This is no world, or one of another version.');
  replace(world, saved);
  return stateResponse(world);
};

/**
 * The commands of the simulator, null for any other request:
 * - `POST /simulator` with a line such as `sms last 420337` carries it out and answers with the state;
 * - `GET /simulator` answers with the state and every command;
 * - `POST /simulator/advance` with `{ "minutes": 4 }` advances the time;
 * - `GET /simulator/world` answers with the world as a file, and `PUT` of such a file replaces the world.
 */
export const respondSimulator = async (world: World, request: Request): Promise<Response | null> => {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  if (call === 'GET /simulator') return stateResponse(world, { commands: serverCommands });
  if (call === 'POST /simulator') return command(world, await request.text());
  if (call === 'GET /simulator/world') {
    return new Response(writeWorld(world), { headers: { 'Content-Type': 'application/json' } });
  }
  if (call === 'PUT /simulator/world') return load(world, await request.text());
  return call === 'POST /simulator/advance' ? advance(world, await request.json().catch(() => null)) : null;
};
