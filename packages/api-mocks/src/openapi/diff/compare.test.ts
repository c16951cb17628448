import type { JsonObject } from '@sms/domain/contracts';
import { expect, it } from 'vitest';
import { changesBetween } from './compare';

const text = { type: 'string' };

interface Draft {
  readonly body?: JsonObject;
  readonly answer?: JsonObject;
  readonly statuses?: readonly string[];
  readonly parameters?: readonly JsonObject[];
}

/** One call whose schemas are referred to by name. */
const contract = ({ body = {}, answer = {}, statuses = ['200'], parameters = [] }: Draft): JsonObject => {
  const reference = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const responses = Object.fromEntries(statuses.map((status) => [status, reference('Answer')]));
  return {
    paths: { '/orders': { post: { parameters, requestBody: reference('Order'), responses } } },
    components: { schemas: { Order: { type: 'object', ...body }, Answer: { type: 'object', ...answer } } },
  };
};

const fields = (properties: JsonObject, required: readonly string[] = Object.keys(properties)) => ({
  properties,
  required,
});

const none = fields({});
const id = fields({ id: text });
const optionalId = fields({ id: text }, []);
const idAs = (schema: JsonObject) => fields({ id: schema });

const summaryOf = (before: JsonObject, after: JsonObject) =>
  changesBetween(before, after).map(
    ({ isBreaking, place, what }) => `${isBreaking ? '!' : ' '} ${place}: ${what}`,
  );

it('contract changes: equal documents have none, whatever their descriptions', () => {
  const answer = { ...id, description: 'An order.' };
  expect(summaryOf(contract({ answer: id }), contract({ answer }))).toEqual([]);
});

it.each<readonly [name: string, before: Draft, after: Draft, expected: string]>([
  ['a removed field of a response', { answer: id }, { answer: none }, '! POST /orders 200.id: removed'],
  ['a new field of a response', { answer: none }, { answer: id }, '  POST /orders 200.id: added'],
  [
    'a response field that may be null',
    { answer: id },
    { answer: idAs({ type: ['string', 'null'] }) },
    '! POST /orders 200.id: type: ["string"] → ["string","null"]',
  ],
  [
    'an integer that was a number',
    { answer: idAs({ type: 'number' }) },
    { answer: idAs({ type: 'integer' }) },
    '  POST /orders 200.id: type: ["number","integer"] → ["integer"]',
  ],
  [
    'a further value in a response',
    { answer: idAs({ type: 'string', enum: ['a'] }) },
    { answer: idAs({ type: 'string', enum: ['a', 'b'] }) },
    '! POST /orders 200.id: values: ["a"] → ["a","b"]',
  ],
  [
    'a further value in a request',
    { body: idAs({ type: 'string', enum: ['a'] }) },
    { body: idAs({ type: 'string', enum: ['a', 'b'] }) },
    '  POST /orders request.id: values: ["a"] → ["a","b"]',
  ],
  ['a new required field of a request', { body: none }, { body: id }, '! POST /orders request.id: added'],
  [
    'a new optional field of a request',
    { body: none },
    { body: optionalId },
    '  POST /orders request.id: added',
  ],
  [
    'a response field that becomes optional',
    { answer: id },
    { answer: optionalId },
    '! POST /orders 200.id: required: true → false',
  ],
  [
    'a request field that becomes optional',
    { body: id },
    { body: optionalId },
    '  POST /orders request.id: required: true → false',
  ],
  [
    'a field of a row',
    { answer: { properties: { rows: { type: 'array', items: id } } } },
    { answer: { properties: { rows: { type: 'array', items: none } } } },
    '! POST /orders 200.rows.*.id: removed',
  ],
  [
    'a parameter that becomes required',
    { parameters: [{ name: 'page', schema: text }] },
    { parameters: [{ name: 'page', schema: text, required: true }] },
    '! POST /orders parameter.page: required: false → true',
  ],
  ['a new failure', {}, { statuses: ['200', '409'] }, '  POST /orders 409: added'],
  ['a failure that no longer occurs', { statuses: ['200', '409'] }, {}, '  POST /orders 409: removed'],
  ['a success of another status', { statuses: ['201'] }, {}, '! POST /orders 201: removed'],
])('contract changes: %s', (_, before, after, expected) => {
  expect(summaryOf(contract(before), contract(after))).toContain(expected);
});

it('contract changes: a message of the websocket', () => {
  const messages = (properties: JsonObject) => ({
    components: { messages: { pong: { payload: { type: 'object', ...fields(properties) } } } },
  });
  expect(summaryOf(messages({ at: text }), messages({}))).toEqual(['! message pong.at: removed']);
  expect(summaryOf(messages({ at: text }), {})).toEqual(['! message pong: removed']);
  expect(summaryOf({}, messages({ at: text }))).toEqual(['  message pong: added']);
});
