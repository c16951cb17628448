import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const API_MOCKS = 'packages/api-mocks/run-typescript.mjs packages/api-mocks/src';

test.each([
  ['scripts/quality/check.mjs no-such-branch', 1, "'no-such-branch' is no commit."],
  ['scripts/quality/check.mjs --help', 1, "'--help' is no commit."],
  [`${API_MOCKS}/openapi/diff/main.ts HEAD main`, 2, "'main' is too much."],
  [`${API_MOCKS}/openapi/reads/main.ts rus code`, 1, "'code' is too much."],
])('%s: ends with %i', (words, expected, message) => {
  const { status, stderr } = spawnSync(process.execPath, words.split(' '), { encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(expected);
});
