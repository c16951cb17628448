import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { missingPackages } from '../../scripts/setup.mjs';

const LOCK = {
  '': { version: '1.0.0' },
  'packages/ui': { version: '1.0.0' },
  'node_modules/@sms/ui': { link: true },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const COMPLETE = { 'node_modules/vite': { version: '8.3.8' }, 'node_modules/extra': { version: '1.0.0' } };

it.each([
  ['nothing after npm ci or npm install', COMPLETE, true, []],
  ['everything in a fresh clone', {}, false, ['node_modules/vite']],
  [
    'a package of another version',
    { 'node_modules/vite': { version: '8.3.7' } },
    true,
    ['node_modules/vite'],
  ],
  ['a package whose files an interrupted installation lacks', COMPLETE, false, ['node_modules/vite']],
])('setup installs %s', (_, installed, exists, expected) => {
  expect(missingPackages(LOCK, installed, () => exists)).toEqual(expected);
});

it.each([
  ['changed no-such-branch', "'no-such-branch' is no commit."],
  ['changed --help', "'--help' is no commit."],
  ['no-such-suite', "'no-such-suite' is none of"],
])('npm test -- %s ends with a reason and installs nothing', (words, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...words.split(' ')], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
