import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeRealtime } from './asyncapi';
import { describeHttp } from './openapi';

/** The validator is slow on a loaded machine. */
const TIMEOUT_MS = 60_000;

it.each([
  ['openapi.json', describeHttp()],
  ['asyncapi.json', describeRealtime()],
])(
  '%s is current (npx turbo openapi) and passes the recommended rules of Redocly',
  async (name, document) => {
    const file = new URL(`../../../../docs/contract/${name}`, import.meta.url);
    const written: unknown = JSON.parse(await readFile(file, 'utf8'));
    // Not compared by the matcher, which would print both documents.
    expect(JSON.stringify(written) === JSON.stringify(document)).toBe(true);
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  },
  TIMEOUT_MS,
);
