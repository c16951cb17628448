import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['scripts/quality/check.mjs', 'no-such-branch', "'no-such-branch' is no commit."],
  ['scripts/quality/check.mjs', '--help', "'--help' is no commit."],
  ['scripts/quality/texts.mjs', 'no-such-file', "No file with texts has 'no-such-file' in its path."],
])('%s: refuses %s', (script, argument, message) => {
  const { status, stderr } = spawnSync(process.execPath, [script, argument], { encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
