/**
 * Fast checks during development, limited to the files that changed since the last commit or, with `npm run check --
 * main`, since another: types, lint, import directions, formatting, and the unit tests beside them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setUp } from './setup.mjs';

const [base = 'HEAD'] = process.argv.slice(2);
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
if (git('rev-parse', '--verify', '--end-of-options', `${base}^{commit}`).status !== 0) {
  console.error(`'${base}' is no commit. Type: npm run check, or npm run check -- main`);
  process.exit(1);
}
await setUp();

const changed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  .flatMap(({ stdout }) => stdout.split('\n'))
  .filter((path) => path !== '' && existsSync(path));
const code = changed.filter((path) => /\.(tsx?|m?js)$/.test(path));
const sources = code.filter((path) => /^(packages|apps\/dashboard)\/.*\.tsx?$/.test(path));
const models = sources.filter((path) => /^(packages\/domain|apps\/dashboard)\/src\//.test(path));
const folders = [...new Set(sources.map((path) => `${dirname(path)}/`))];

const STEPS = [
  ['types', ['npm', 'run', '--silent', 'typecheck']],
  ['lint', ['npx', 'oxlint', '--format=stylish', ...code], code],
  ['rules of Effector', ['npx', 'eslint', '--max-warnings=0', '--no-warn-ignored', ...models], models],
  ['unit tests', ['npx', 'vitest', 'run', '--project=@sms/*', '--passWithNoTests', ...folders], folders],
  ['boundaries', ['npx', 'depcruise', '--output-type', 'err', ...sources], sources],
  ['format', ['npx', 'prettier', '--check', '--ignore-unknown', ...changed], changed],
];

const run = ([name, [command, ...args], files = ['all']]) =>
  new Promise((resolve) => {
    if (files.length === 0) {
      resolve();
      return;
    }
    const startedAt = Date.now();
    const child = spawn(command, args, {
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('close', (status) => {
      if (status !== 0) {
        process.exitCode = 1;
        console.log(Buffer.concat(output).toString());
      }
      console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${Math.round((Date.now() - startedAt) / 1_000)} s`);
      resolve();
    });
  });

const [types, ...others] = STEPS;
await Promise.all([
  run(types),
  others.reduce((before, step) => before.then(() => run(step)), Promise.resolve()),
]);
