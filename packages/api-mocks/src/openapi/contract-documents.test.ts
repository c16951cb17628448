import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import {
  isJsonObject,
  operations,
  readRealtimeMessage,
  type DocumentedOperation,
  type JsonObject,
} from '@sms/domain/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSignedInClient, textOf } from '../testing/client';
import { contractDocuments } from './contract-documents';
import { jsonSchemaOf } from './schemas';

const FOLDER = new URL('../../../../docs/contract/', import.meta.url);

/** All rules of the validator that its authors recommend; every finding is an error. */
const recommended = { extends: ['recommended-strict'] };

/** The simulator refuses no read. */
const withoutRefusals = { ...recommended, rules: { 'operation-4xx-response': 'off' } };

/** The rules for schemas with examples. */
const schemaRules = {
  rules: { struct: 'error', 'no-unresolved-refs': 'error', 'no-invalid-schema-examples': 'error' },
};

/** The validator is slow on a loaded machine. */
const TIMEOUT_MS = 60_000;

const findings = async (document: object, rules: object): Promise<readonly string[]> => {
  const config = await createConfig(rules);
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`);
};

let documents: Awaited<ReturnType<typeof contractDocuments>>;
beforeAll(async () => {
  documents = await contractDocuments();
});

describe.each(['openapi.json', 'asyncapi.json', 'simulator.json'] as const)('%s', (name) => {
  it('the document is up to date (run npx turbo openapi)', async () => {
    const written: unknown = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'));
    // Not compared by the matcher, which would print both documents.
    expect(JSON.stringify(written) === JSON.stringify(documents[name])).toBe(true);
  });

  it(
    'the document passes a third-party validator',
    async () => {
      const rules = name === 'simulator.json' ? withoutRefusals : recommended;
      expect(await findings(documents[name], rules)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/** Every object inside a document with its path. */
const objectsIn = (value: unknown, place = ''): readonly (readonly [place: string, object: JsonObject])[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => objectsIn(entry, `${place}/${index}`));
  if (!isJsonObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, field]) =>
    // Recorded values are no part of the schemas.
    /^examples?$/.test(key) ? [] : objectsIn(field, `${place}/${key}`),
  );
  return [[place, value], ...inner];
};

const schemasIn = (document: object) =>
  objectsIn(document).filter(([, { properties, type }]) => isJsonObject(properties) && type === 'object');

const referred = (document: object, reference: unknown): JsonObject | undefined =>
  objectsIn(document).find(([place]) => `#${place}` === reference)?.[1];

describe.each(['openapi.json', 'asyncapi.json', 'simulator.json'] as const)('%s', (name) => {
  it('every property has a description', () => {
    const undescribed = schemasIn(documents[name]).flatMap(([place, { properties }]) =>
      Object.entries(properties as Readonly<Record<string, JsonObject>>)
        .filter(([, { description, $ref }]) => {
          const text = description ?? referred(documents[name], $ref)?.['description'];
          return typeof text !== 'string' || !text.endsWith('.');
        })
        .map(([property]) => `${place}/${property}`),
    );
    expect(schemasIn(documents[name]).length).toBeGreaterThan(10);
    expect(undescribed).toEqual([]);
  });

  it('every number is an integer, or has a format; decimals as text have one too', () => {
    const numbers = objectsIn(documents[name]).filter(([, { type }]) => [type].flat().includes('number'));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter(([, { format }]) => format !== 'double')).toEqual([]);
    const texts = objectsIn(documents[name]).filter(([, { description }]) =>
      /decimal text/.test(String(description)),
    );
    expect(texts.filter(([, { format }]) => format !== 'decimal')).toEqual([]);
  });

  it('every object and every choice is a schema with a name', () => {
    const unnamed = objectsIn(documents[name])
      .filter(([, { properties, enum: values }]) => isJsonObject(properties) || Array.isArray(values))
      .map(([place]) => place)
      .filter((place) => !/^\/components\/schemas\/\w+$/.test(place));
    // A message has a frame around its content; a query of a websocket has no references.
    const allowed = /^\/components\/messages\/\w+\/payload$|^\/channels\/realtime\/bindings\//;
    expect(unnamed.filter((place) => !allowed.test(place))).toEqual([]);
  });
});

const describedOperations = () =>
  Object.values(documents['openapi.json'].paths).flatMap(
    (path) => Object.values(path) as readonly JsonObject[],
  );

it('openapi.json has a sentence about every operation, different from all others', () => {
  const summaries = describedOperations().map(({ summary }) => String(summary));
  expect(summaries.filter((summary) => !/^[A-Z][a-z]+( \S+){2,}\.$/.test(summary))).toEqual([]);
  expect(new Set(summaries).size).toBe(Object.keys(operations).length);
});

it('openapi.json describes every parameter', () => {
  const parameters = describedOperations().flatMap(
    (operation) => operation['parameters'] as readonly JsonObject[],
  );
  expect(parameters.length).toBeGreaterThan(30);
  const texts = parameters.map(({ description, $ref }) =>
    String(description ?? referred(documents['openapi.json'], $ref)?.['description']),
  );
  expect(texts.filter((text) => !/^[A-Z].+\.$/.test(text))).toEqual([]);
});

it('openapi.json describes no field that a request lacks', () => {
  for (const operation of Object.values<DocumentedOperation>(operations)) {
    const fields = [operation.params, operation.query, operation.body].flatMap((schema) =>
      Object.keys(schema === undefined ? {} : (jsonSchemaOf(schema)['properties'] ?? {})),
    );
    expect(Object.keys(operation.request ?? {}).toSorted(), operation.path).toEqual(fields.toSorted());
  }
});

it('openapi.json has one response for a call without a session, and one for too many calls', () => {
  const responses = (status: number) =>
    describedOperations()
      .map((operation) => (operation['responses'] as Readonly<Record<string, JsonObject>>)[status])
      .filter((response) => response !== undefined)
      .map(({ $ref }) => $ref);
  const shared = (status: number) =>
    new Set(responses(status).filter((reference) => reference !== undefined));
  expect([...shared(401)]).toEqual(['#/components/responses/Unauthorized']);
  expect([...shared(429)]).toEqual(['#/components/responses/RateLimited']);
  // Only calls with an own error of the same status describe it themselves.
  expect(responses(401).filter((reference) => reference === undefined)).toHaveLength(2);
  expect(responses(429).filter((reference) => reference === undefined)).toHaveLength(5);
});

it.each([
  ['operators', { params: { country: '204' } }],
  ['availability', { query: { country: '187' } }],
  ['restrictions', { params: { country: '187', service: 'wa' } }],
] as const)('openapi.json has the 404 of %s that the simulation returns', async (name, parts) => {
  const { request } = await createSignedInClient('empty-account');
  const { status, body } = await request(name, parts);
  expect(status).toBe(404);
  const { path, valueOn404 } = operations[name];
  expect(documents['openapi.json'].paths[path]?.['get']).toMatchObject({
    responses: {
      404: {
        description: [
          `\`${textOf(body, 'code')}\`: ${textOf(body, 'error')}`,
          `The client reads it as \`${JSON.stringify(valueOn404)}\`.`,
        ].join('\n\n'),
      },
    },
  });
});

it(
  'asyncapi.json has frames that fit their own schemas, and that a client can read',
  async () => {
    const { messages, schemas: named } = documents['asyncapi.json'].components;
    const schemas = Object.fromEntries(
      Object.entries(messages).map(([type, { payload, examples }]) => [
        type,
        { ...payload, example: examples[0]?.payload },
      ]),
    );
    const carrier = {
      ...documents['openapi.json'],
      components: { schemas: { ...named, ...schemas } },
      paths: {},
      security: [],
    };
    expect(Object.keys(schemas).length).toBeGreaterThan(15);
    for (const { name, examples } of Object.values(messages)) {
      if (name !== 'ping') expect(readRealtimeMessage(examples[0]?.payload), name).not.toBeNull();
    }
    expect(await findings(carrier, schemaRules)).toEqual([]);
  },
  TIMEOUT_MS,
);
