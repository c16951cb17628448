import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import { operations } from '@sms/domain/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient, textOf } from '../testing/client';
import { contractDocuments } from './contract-documents';

const FOLDER = new URL('../../../../docs/contract/', import.meta.url);

/** Rules of a third-party validator; every finding is an error. */
const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'path-parameters-defined': 'error',
  'no-identical-paths': 'error',
  'no-ambiguous-paths': 'error',
  'security-defined': 'error',
  'operation-4xx-response': 'error',
  'operation-2xx-response': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
} as const;

/** The validator is slow on a loaded machine. */
const TIMEOUT_MS = 60_000;

const findings = async (document: object): Promise<readonly string[]> => {
  const config = await createConfig({ rules: RULES });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`);
};

let documents: Awaited<ReturnType<typeof contractDocuments>>;
beforeAll(async () => {
  documents = await contractDocuments();
});

describe.each(['openapi.json', 'asyncapi.json'] as const)('%s', (name) => {
  it('the document is up to date (run npm run openapi)', async () => {
    const written: unknown = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'));
    expect(JSON.stringify(written)).toBe(JSON.stringify(documents[name]));
  });

  it('the document is deterministic', async () => {
    expect(await contractDocuments()).toEqual(documents);
  });

  it(
    'the document passes a third-party validator',
    async () => {
      expect(await findings(documents[name])).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

it.each([
  ['operators', { params: { country: '204' } }],
  ['availability', { query: { country: '187' } }],
  ['restrictions', { params: { country: '187', service: 'wa' } }],
] as const)('openapi.json has the 404 of %s that the simulation returns', async (name, parts) => {
  const { resume, request } = createClient('empty-account');
  await resume();
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
  'asyncapi.json has frames that fit their own schemas',
  async () => {
    const { messages } = documents['asyncapi.json'].components;
    const schemas = Object.fromEntries(
      Object.entries(messages).map(([type, { payload, examples }]) => [
        type,
        { ...payload, example: examples[0]?.payload },
      ]),
    );
    const carrier = { ...documents['openapi.json'], components: { schemas }, paths: {}, security: [] };
    expect(Object.keys(schemas).length).toBeGreaterThan(15);
    expect(await findings(carrier)).toEqual([]);
  },
  TIMEOUT_MS,
);
