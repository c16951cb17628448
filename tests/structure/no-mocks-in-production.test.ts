import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The only files outside packages/api-mocks that may name it. Whatever else names it could carry the
 * simulated backend into production.
 */
const ALLOWED = [
  /^apps\/dashboard\/package\.json$/,
  /^apps\/dashboard\/vite\/announce-demo\.ts$/,
  /^apps\/dashboard\/src\/mocks\.ts$/,
  /^apps\/dashboard\/src\/(story|test)-kit\//,
  /^apps\/dashboard\/src\/.*\.(test|stories)\.tsx?$/,
  /^apps\/dashboard\/(bench|deploy|e2e|engines|soak)\//,
  /^(eslint\.boundaries\.js|knip\.jsonc)$/,
  /^package(-lock)?\.json$/,
  /^scripts\/(check|coverage-states|unit-coverage)\//,
  /^scripts\/(size|dates\/run)\.mjs$/,
  /^tests\/(api-mocks-stay-out|no-circles)\.test\.ts$/,
  /\.mdx?$/,
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('packages/api-mocks/'));

it('no other file names the simulated backend', () => {
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes('api-mocks'));
  expect(naming.filter((file) => !ALLOWED.some((pattern) => pattern.test(file)))).toEqual([]);
});
