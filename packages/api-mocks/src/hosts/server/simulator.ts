import { stateOf } from '../../commands/state';
import { commandHelp, runCommand, UsageError } from '../../commands/text-commands';
import { isScenarioId, scenarios } from '../../scenarios';
import { faultResponse } from '../../transport/envelopes';
import { createWorld } from '../../world/create-world';
import type { World } from '../../world/world';
import { replaceWorld } from '../../world/world-state';

/**
 * Replaces the world at its present time. The limits of calls stay those of the server: `CALL_LIMITS` sets
 * them.
 */
const begin = (world: World, id: string): void => {
  if (!isScenarioId(id)) throw new UsageError(`'${id}' is none of ${Object.keys(scenarios).join(', ')}.`);
  const { callLimits } = world.flags;
  replaceWorld(world, createWorld(id, { startsAt: world.clock.now() }));
  world.flags.callLimits = callLimits;
};

/** Every command of `POST /simulator`, with its effect. */
const serverCommands = [
  ...commandHelp,
  { usage: 'scenario <id>', summary: 'Starts another world.', example: 'scenario busy-account' },
];

const stateResponse = (world: World, more: object = {}): Response =>
  Response.json({ success: true, ...stateOf(world), now: world.clock.iso(), ...more });

const command = (world: World, line: string): Response => {
  const [verb, ...words] = line.trim().split(/\s+/);
  try {
    if (verb === 'scenario') begin(world, words.join(' '));
    else runCommand(world, line, serverCommands);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return faultResponse({ status: 400, code: 'VALIDATION_ERROR', text: error.message });
  }
  return stateResponse(world);
};

/**
 * The commands of the simulator, null for any other request: `POST /simulator` with a line such as `sms last
 * 420337` carries it out and answers with the state; `GET /simulator` answers with the state and every
 * command.
 */
export const respondSimulator = async (world: World, request: Request): Promise<Response | null> => {
  if (new URL(request.url).pathname !== '/simulator') return null;
  if (request.method === 'GET') return stateResponse(world, { commands: serverCommands });
  return request.method === 'POST' ? command(world, await request.text()) : null;
};
