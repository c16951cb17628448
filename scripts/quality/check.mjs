/**
 * Fast checks during development: types, lint, boundaries and the rules of the repository, and the unit tests of the
 * changes since the last commit or, with `npm run check -- main`, since another. Each step is limited to the changed
 * files.
 */
import { spawn, spawnSync } from 'node:child_process';
import { CHECKS } from '../ci/tasks.mjs';

const [base] = process.argv.slice(2);
// Vitest passes without a test when it cannot compare with the base.
if (
  base !== undefined &&
  spawnSync('git', ['rev-parse', '--verify', '--end-of-options', `${base}^{commit}`]).status !== 0
) {
  console.error(`'${base}' is no commit. Type: npm run check, or npm run check -- main`);
  process.exit(1);
}

/** Tests of `npm test` that read a build or make one. */
const WITH_BUILD = ['tests/build/deploy.test.ts', 'tests/build/kit.test.ts'];

const CACHE = 'node_modules/.cache/eslint/';
// A type that changed elsewhere may break a rule in an unchanged file: `npm test` checks all files.
const lint = ['npx', 'eslint', '.', '--cache', '--cache-strategy', 'content', '--cache-location', CACHE];
const rules = [
  'npx',
  'vitest',
  'run',
  '--project=repository',
  ...WITH_BUILD.map((path) => `--exclude=${path}`),
];
const tests = [
  'npx',
  'vitest',
  'run',
  '--project=@sms/*',
  '--maxWorkers=100%',
  '--passWithNoTests',
  // They run the whole product for a minute: part of `npm test` only.
  '--exclude=**/testing/{model-based,fault-injection}/**',
];

const run = (name, [command, ...args]) =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(command, args, { shell: process.platform === 'win32' });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('close', (code) => {
      if (code !== 0) {
        process.exitCode = 1;
        console.log(Buffer.concat(output).toString());
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${Math.round((Date.now() - startedAt) / 1_000)} s`);
      resolve();
    });
  });

const others = async () => {
  await run('types', CHECKS.types.split(' '));
  await run('boundaries', CHECKS.boundaries.split(' '));
  await run('rules of the repository', rules);
  await run('unit tests of what changed', [...tests, base === undefined ? '--changed' : `--changed=${base}`]);
};
await Promise.all([run('lint', lint), others()]);
