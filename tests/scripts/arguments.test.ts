import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['scripts/quality/check.mjs no-such-branch', 1, "'no-such-branch' is no commit."],
  ['scripts/quality/check.mjs --help', 1, "'--help' is no commit."],
])('%s: ends with %i', (words, expected, message) => {
  const { status, stderr } = spawnSync(process.execPath, words.split(' '), { encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(expected);
});
