import { errorResponseSchema } from '@sms/domain/contracts';
import type { GenericSchema } from 'valibot';
import {
  advanceRequest,
  advanceResponse,
  savedWorld,
  simulatorHelp,
  simulatorState,
  trafficEvent,
} from '../commands/simulator-schemas';
import { respondSimulator, serverCommands } from '../hosts/server/pages/simulator';
import { createWorld } from '../world/create-world';
import type { Scenario } from '../world/scenario';
import { createSchemas } from './schemas';

const verbs = serverCommands.map(({ usage }) => usage.split(' ')[0]);

const MINUTE_MS = 60_000;

/** A world in which every command has something to act on. */
export const exampleWorld: Scenario = {
  description: 'A customer with a silent number and an open payment.',
  seed: 2026,
  signedIn: true,
  balanceUsd: 12.5,
  numbers: [{ service: 'wa', country: '187', status: 'waiting', boughtAgoMs: MINUTE_MS }],
  deposits: [{ naira: 5_000, status: 'PENDING_UNSETTLED', createdAgoMs: MINUTE_MS }],
};

/** The addresses of the simulator as OpenAPI 3.1, from its list of commands, with recorded examples. */
export const describeSimulator = async () => {
  const schemas = createSchemas();
  const world = createWorld(exampleWorld);
  const record = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await respondSimulator(world, new Request(`http://localhost:5000${path}`, init)))?.json();

  const json = (schema: GenericSchema, example?: unknown) => ({
    'application/json': { schema: schemas.of(schema), ...(example !== undefined && { example }) },
  });
  const success = (schema: GenericSchema, example?: unknown) => ({
    description: 'Success',
    content: json(schema, example),
  });
  const refused = (description: string, example: unknown) => ({
    description,
    content: json(errorResponseSchema, example),
  });
  const operation = (operationId: string, summary: string, description: string, responses: object) => ({
    operationId,
    summary,
    description,
    tags: ['simulator'],
    responses,
  });

  const commands = {
    type: 'string',
    title: 'Command',
    description: 'A command with its words, separated by spaces.',
    pattern: `^\\s*(${verbs.join('|')})(\\s|$)`,
  };
  const advance = { method: 'POST', body: JSON.stringify({ minutes: 4 }) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'SMS Dashboard simulator',
      version: '1.0.0',
      description:
        'Steers the simulated company behind `npm run api`. No real server has these addresses. Generated from packages/api-mocks/src/commands; do not edit by hand.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The address of `npm run api`' }],
    security: [],
    tags: [{ name: 'simulator', description: 'State, commands, files and traffic of the world.' }],
    paths: {
      '/simulator': {
        get: operation('readState', 'Returns the state and every command.', 'Terminal: `sim`.', {
          200: success(simulatorHelp, await record('/simulator')),
        }),
        post: {
          ...operation(
            'runCommand',
            'Executes a command and returns the state.',
            serverCommands.map(({ usage, summary }) => `- \`${usage}\`: ${summary}`).join('\n'),
            {
              200: success(
                simulatorState,
                await record('/simulator', { method: 'POST', body: 'sms last 420337' }),
              ),
              400: refused(
                'The command cannot be executed; the text says what can be sent instead.',
                await record('/simulator', { method: 'POST', body: 'sms 0' }),
              ),
            },
          ),
          requestBody: {
            required: true,
            content: {
              'text/plain': {
                schema: schemas.of(commands),
                examples: Object.fromEntries(
                  serverCommands.map(({ summary, example }) => [
                    example.replace(/ .*/, ''),
                    { summary, value: example },
                  ]),
                ),
              },
            },
          },
        },
      },
      '/simulator/advance': {
        post: {
          ...operation('advance', 'Lets minutes pass.', 'Terminal: `sim advance 4m`.', {
            200: success(advanceResponse, await record('/simulator/advance', advance)),
            400: refused(
              'The minutes are no number in the range.',
              await record('/simulator/advance', { ...advance, body: '{}' }),
            ),
          }),
          requestBody: { required: true, content: json(advanceRequest, { minutes: 4 }) },
        },
      },
      '/simulator/world': {
        get: operation('saveWorld', 'Returns the world as a file.', 'Terminal: `sim world save <file>`.', {
          200: success(savedWorld),
        }),
        put: {
          ...operation(
            'loadWorld',
            'Replaces the world by a saved one.',
            'Closes all websockets. Terminal: `sim world load <file>`.',
            {
              200: success(simulatorState),
              400: refused(
                'The body is no world of this version.',
                await record('/simulator/world', { method: 'PUT', body: '{}' }),
              ),
            },
          ),
          requestBody: { required: true, content: json(savedWorld) },
        },
      },
      '/simulator/traffic': {
        get: operation(
          'listen',
          'Sends every call and message as it happens.',
          'One JSON text a line, until the client hangs up. Terminal: `sim listen`.',
          {
            200: {
              description: 'Events from now on',
              content: {
                'application/x-ndjson': {
                  schema: schemas.as('TrafficEvent', 'A line of the traffic.', trafficEvent),
                },
              },
            },
          },
        ),
      },
    },
    components: { schemas: schemas.named },
  };
};
