/**
 * Mutation tests: `npm test -- mutation`. With paths, for those files and folders; with `--changed <base>`, for files
 * that differ from a commit, or whose tests do. Fails when a file falls below the threshold of its area, or a path
 * matches no measured file. Writes a page for each area, with every mutant in the source, to reports/mutation.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { filesAffectedBy, PACKAGE, planMutants, unmeasuredPaths } from './areas.mjs';
import { judgeMutants } from './judge.mjs';

const REPORTS = resolve('reports/mutation');
const VITEST_CONFIG = resolve('scripts/quality/mutation/vitest.config.mjs');

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const args = process.argv.slice(2);
const base = args[0] === '--changed' ? (args[1] ?? 'main') : null;
const all = git('ls-files', '--cached', '--others', '--exclude-standard', PACKAGE).filter(existsSync);
const unknown = base === null ? unmeasuredPaths(all, args) : [];
if (unknown.length > 0) {
  console.error(
    `No measured file: ${unknown.join(', ')}. scripts/quality/mutation/areas.mjs lists the measured files.`,
  );
  process.exit(1);
}
const changed = base === null ? [] : git('diff', '--name-only', base, '--', PACKAGE);
const areas =
  base === null
    ? planMutants(all, args)
    : planMutants([...new Set(changed.flatMap((path) => filesAffectedBy(path, all)))]);
if (areas.length === 0) console.log('No changed file belongs to a measured area.');

mkdirSync(REPORTS, { recursive: true });
process.chdir(PACKAGE);

const results = [];
for (const { name, files, tests, atLeast } of areas) {
  const report = `${REPORTS}/${name}.json`;
  process.env.MUTATION_TESTS = tests.join(',');
  await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    // Not `testFiles`: with it, Stryker 9 applies mutants of a module's constants too late to have an effect.
    // Not `related`: a test also proves modules that it does not import, since the whole domain is loaded.
    vitest: { configFile: VITEST_CONFIG, related: false },
    mutate: files.map((path) => path.slice(PACKAGE.length + 1)),
    concurrency: 1,
    // One folder deep: the tests of its copy find the compiler's options two folders up.
    tempDirName: '.stryker',
    reporters: ['json', 'html'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
    logLevel: 'error',
    allowEmpty: true,
  }).runMutationTest();
  for (const file of judgeMutants(JSON.parse(readFileSync(report, 'utf8')), atLeast)) {
    results.push({ ...file, area: name, atLeast });
  }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
for (const { path, killed, survived, ignored, passed } of results) {
  console.log(
    `${passed ? '✓' : '✗'} ${path}: ${killed} of ${killed + survived.length} killed` +
      (ignored > 0 ? `, ${ignored} ignored` : ''),
  );
  for (const { line, mutatorName, replacement } of survived) {
    console.log(`    line ${line}, ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`);
  }
}
console.log('');
for (const { name, atLeast } of areas) {
  const own = results.filter(({ area }) => area === name);
  const killed = sum(own.map((file) => file.killed));
  const all = killed + sum(own.map((file) => file.survived.length));
  console.log(
    `${name}: ${killed} of ${all} killed (${((killed / Math.max(all, 1)) * 100).toFixed(1)} %), ` +
      `${own.filter(({ passed }) => !passed).length} of ${own.length} files below ${atLeast} %`,
  );
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
