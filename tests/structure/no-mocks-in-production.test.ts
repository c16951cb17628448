import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The only files outside packages/api-mocks that may name it. Whatever else names it could carry the
 * simulated backend into production.
 */
const ALLOWED = [
  /^apps\/dashboard\/package\.json$/,
  /^apps\/dashboard\/vite\/announce-demo\.ts$/,
  /^apps\/dashboard\/src\/simulator\/start-simulated-backend\.ts$/,
  /^apps\/dashboard\/src\/testing\//,
  /^apps\/dashboard\/src\/.*\.(test|stories)\.tsx?$/,
  /^apps\/dashboard\/(bench|cross-browser|deploy|e2e|soak)\//,
  /^(eslint\.boundaries\.js|knip\.jsonc)$/,
  /^package(-lock)?\.json$/,
  /^scripts\/quality\/(check|state-coverage|unit-coverage)\//,
  /^scripts\/quality\/(size|timezones\/run)\.mjs$/,
  /^tests\/structure\/(no-mocks-in-production|no-cycles)\.test\.ts$/,
  /\.mdx?$/,
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('packages/api-mocks/'));

const naming = files.filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes('api-mocks'));

it('each pattern of the list matches a file that names the simulated backend', () => {
  expect(ALLOWED.filter((pattern) => !naming.some((file) => pattern.test(file)))).toEqual([]);
});

it('no other file names the simulated backend', () => {
  expect(naming.filter((file) => !ALLOWED.some((pattern) => pattern.test(file)))).toEqual([]);
});
