import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isJsonObject, type JsonObject } from '@sms/domain/contracts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

const tsc = join(createRequire(import.meta.url).resolve('@typescript/native/package.json'), '../bin/tsc');

/** Compiles generated types in a strict project without other types. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  lib: ['ES2022'],
  types: [],
};

const documentOf = (name: string): Promise<string> =>
  readFile(new URL(`../../../../docs/contract/${name}`, import.meta.url), 'utf8');

let schemas: readonly (readonly [name: string, schema: JsonObject])[] = [];
let folder = '';
beforeAll(async () => {
  const { components } = JSON.parse(await documentOf('openapi.json')) as {
    components: { schemas: Readonly<Record<string, JsonObject>> };
  };
  schemas = Object.entries(components.schemas);
  folder = await mkdtemp(join(tmpdir(), 'generators-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Models of every named schema. quicktype names a type by its title. */
const modelsIn = async (lang: 'typescript' | 'go'): Promise<string> => {
  const all = {
    type: 'object',
    properties: Object.fromEntries(schemas.map(([name]) => [name, { $ref: `#/components/schemas/${name}` }])),
    components: {
      schemas: Object.fromEntries(schemas.map(([title, schema]) => [title, { ...schema, title }])),
    },
  };
  const input = new JSONSchemaInput(undefined);
  await input.addSource({ name: 'Contract', schema: JSON.stringify(all) });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({
    inputData,
    lang,
    rendererOptions: { 'just-types': true },
  });
  return lines.join('\n');
};

const typesOf = async (name: string): Promise<string> =>
  astToString(await openapiTypescript(await documentOf(name)));

/** Code that uses each file of generated types. */
const uses = {
  openapi: `
    export const read = (body: operations['activeNumbers']['responses'][200]['content']['application/json']) => {
      const [first] = body.data;
      const id: number | undefined = first?.id;
      const status: components['schemas']['NumberStatus'] | undefined = first?.status;
      // @ts-expect-error A status is no text of any kind.
      const unknown: components['schemas']['NumberStatus'] = 'lost';
      return { id, status, unknown };
    };`,
  simulator: `
    export const moment = (state: components['schemas']['SimulatorState']): string => state.now;`,
  quicktype: `
    export const isOpen = ({ status, id }: NumberActivation): boolean => status === 'waiting' && id > 0;`,
};

it('openapi-typescript and quicktype: generated TypeScript compiles strictly', async () => {
  const generated = {
    openapi: await typesOf('openapi.json'),
    simulator: await typesOf('simulator.json'),
    quicktype: await modelsIn('typescript'),
  };
  for (const [name, use] of Object.entries(uses)) {
    await writeFile(join(folder, `${name}.ts`), generated[name as keyof typeof uses] + use);
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const compiled = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  await expect(compiled).resolves.toEqual({ stdout: '', stderr: '' });
});

/** A field of a struct: its name, its type without pointer and list, and its name in JSON. */
const GO_FIELD = /^\t(\w+) +((?:\*|\[\]|map\[string\])*)([\w.{}]+) +`json:"(\w+)(?:,omitempty)?"`$/gm;

const GO_TYPES = ['bool', 'float64', 'int64', 'interface{}', 'string', 'time.Time'];

it('quicktype: Go models have every entity, with types that exist', async () => {
  const models = await modelsIn('go');
  const declared = [...models.matchAll(/^type (\w+) /gm)].map(([, name = '']) => name);
  expect(new Set(declared).size).toBe(declared.length);
  const objects = schemas
    .filter(([, schema]) => isJsonObject(schema['properties']))
    .map(([name]) => name.toLowerCase());
  expect(objects.length).toBeGreaterThan(60);
  expect(declared.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(objects));
  const fields = [...models.matchAll(GO_FIELD)];
  expect(fields.length).toBeGreaterThan(250);
  expect(
    fields.map(([, , , type]) => type).filter((type = '') => ![...GO_TYPES, ...declared].includes(type)),
  ).toEqual([]);
  expect(models).toMatch(/\tExpiresAt +time\.Time /);
});
