/** Content of the simulator's addresses, for the server, the terminal and the document about them. */
import * as v from 'valibot';

const text = (description: string) => v.pipe(v.string(), v.description(description));

const moment = (description: string) =>
  v.pipe(v.string(), v.isoTimestamp(), v.description(`${description}, by the world's clock.`));

const integer = (description: string) =>
  v.pipe(v.number(), v.integer(), v.metadata({ format: 'int64' }), v.description(description));

const succeeded = v.pipe(v.literal(true), v.description('True for every success.'));

const named = <const E extends v.ObjectEntries>(title: string, description: string, entries: E) =>
  v.pipe(v.object(entries), v.title(title), v.description(description));

const choices = v.array(
  named('Choice', 'A number or a payment that a command can name.', {
    id: integer('What the command names it by; `last` is the first of the list.'),
    label: text('For people.'),
  }),
);

const stateEntries = {
  success: succeeded,
  now: moment('Present moment'),
  speed: v.pipe(
    v.number(),
    v.metadata({ format: 'double' }),
    v.description('How many times faster than real time the world runs.'),
  ),
  numbers: v.pipe(choices, v.description('Numbers that an SMS can still reach, newest first.')),
  payments: v.pipe(choices, v.description('Pending payments, newest first.')),
  circumstances: v.pipe(
    v.array(
      named('Circumstance', 'A condition that lasts until it is switched off.', {
        id: text('What `switch` names it by.'),
        label: text('For people.'),
        isActive: v.pipe(v.boolean(), v.description('Whether it is on.')),
      }),
    ),
    v.description('All circumstances.'),
  ),
  failing: v.pipe(v.array(v.string()), v.description('Calls whose next answer is disturbed.')),
};

/** The state after a command. */
export const simulatorState = named(
  'SimulatorState',
  'What commands can act on, and what they have changed.',
  stateEntries,
);

/** The state, with every command that may be sent. */
export const simulatorHelp = named('SimulatorHelp', 'The state, and every command.', {
  ...stateEntries,
  commands: v.pipe(
    v.array(
      named('CommandHelp', 'A command as it is typed.', {
        usage: text('The command and its words, for example `sms <number> [code]`.'),
        summary: text('What it does.'),
        example: text('The command with words.'),
      }),
    ),
    v.description('Every command of `POST /simulator`.'),
  ),
});

/** Most minutes of one step: seven days. */
export const MAX_ADVANCE_MINUTES = 7 * 24 * 60;

/** Time to pass. */
export const advanceRequest = named('AdvanceRequest', 'Time to pass.', {
  minutes: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(MAX_ADVANCE_MINUTES),
    v.metadata({ format: 'double' }),
    v.description('Minutes, at most seven days.'),
  ),
});

/** The moment after the time has passed. */
export const advanceResponse = named('AdvanceResponse', 'The moment after the time has passed.', {
  success: succeeded,
  now: moment('Present moment'),
});

/** A saved world. Only the simulation reads its content. */
export const savedWorld = v.pipe(
  v.looseObject({ version: integer('Version of the content; a server reads its own only.') }),
  v.title('SavedWorld'),
  v.description('A world with its clock, the passwords of its accounts and their sessions.'),
);

const at = moment('When it happened');

const content = (description: string) => v.pipe(v.unknown(), v.description(description));

const callEntries = {
  at,
  call: integer('Number of the call: a request and its response have the same.'),
  operation: v.pipe(
    v.nullable(v.string()),
    v.description('Id of the operation in openapi.json; null for an unknown address.'),
  ),
  method: text('HTTP method.'),
  path: text('Path and query.'),
  request: content('Body of the request; null for none.'),
};

/** An event of the network, without passwords and tokens. */
export const trafficEvent = v.variant('kind', [
  named('RequestEvent', 'A call of the API as it starts, without a response so far.', {
    ...callEntries,
    kind: v.pipe(v.literal('request'), v.description('A request.')),
  }),
  named('CallEvent', 'A call of the API with its response.', {
    ...callEntries,
    kind: v.pipe(v.literal('call'), v.description('A call.')),
    status: integer('HTTP status; 0 for a call without a response.'),
    durationMs: integer('Duration in ms of real time.'),
    headers: v.pipe(
      v.record(v.string(), v.string()),
      v.description('Headers of the response that the contract names.'),
    ),
    rule: v.pipe(
      v.nullable(v.string()),
      v.description('Rule of the simulation that decided the response; null for an ordinary one.'),
    ),
    budget: v.pipe(
      v.nullable(
        named('CallBudget', 'What a limiter still allows.', {
          limiter: text('Limiter of the call.'),
          left: integer('Calls left in this minute.'),
        }),
      ),
      v.description('Calls left in this minute; null without a limit.'),
    ),
    response: content('Body of the response; null for none.'),
  }),
  named('FrameEvent', 'A message over a websocket.', {
    at,
    kind: v.pipe(v.literal('frame'), v.description('A message.')),
    from: v.pipe(v.picklist(['server', 'client']), v.title('Sender'), v.description('Who sent a message.')),
    frame: content('The message, as in asyncapi.json.'),
  }),
  named('SocketEvent', 'A websocket opened, closed or was refused.', {
    at,
    kind: v.pipe(v.literal('websocket'), v.description('A change of a connection.')),
    event: v.pipe(
      v.picklist(['opened', 'closed', 'refused']),
      v.title('SocketChange'),
      v.description('What happened to a websocket.'),
    ),
    code: v.pipe(
      v.nullable(integer('Close code, or HTTP status of a refusal.')),
      v.description('Close code, or HTTP status of a refusal; null as it opens.'),
    ),
  }),
]);

export type TrafficEvent = v.InferOutput<typeof trafficEvent>;
