/**
 * Runs everything a change must pass: a line per suite when it ends, the beginning of every failure, then `N passed, N
 * failed`, in at most 60 lines. A suite with reports counts its tests, also those restored from Turborepo's cache; any
 * other counts as one. `npm test -- <suite>` runs one alone, with further arguments: `npm test -- flows deposits`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { failuresIn } from './ci/failures.mjs';
import { setUp } from './setup.mjs';

const LOGS = 'reports/logs';
const TURBO = 'npx turbo run --output-logs=errors-only --log-prefix=none --continue';

/** Suites that need one core each, the longest first. */
const PLAIN = {
  lint: { command: 'npm run --silent lint' },
  unit: {
    command: `${TURBO} test --concurrency=1`,
    reports: ['packages/domain', 'packages/api-mocks', 'packages/ui', 'apps/dashboard'].map(
      (folder) => `${folder}/reports/test.json`,
    ),
  },
  types: { command: 'npm run --silent typecheck -- --checkers 1' },
  format: { command: 'npx prettier --check .' },
  unused: { command: 'npx knip' },
  boundaries: {
    command:
      'npx depcruise packages/domain/src packages/ui/src packages/api-mocks/src apps/dashboard/src --output-type err',
  },
  repository: {
    command:
      'npx vitest run --project repository --reporter=default --reporter=json --outputFile.json=reports/repository.json',
    reports: ['reports/repository.json'],
  },
  commits: { command: 'node scripts/ci/lint-commits.mjs' },
};

/** Suites that need a build and a browser, one at a time: two browsers need more than two cores. */
const BROWSER = {
  builds: { command: `${TURBO} build build:demo build:storybook` },
  stories: {
    command: `${TURBO} test:storybook`,
    reports: ['apps/storybook/reports/test-storybook.json'],
  },
  deploy: { command: `${TURBO} test:deploy`, reports: ['apps/dashboard/reports/test-deploy.json'] },
  flows: { command: `${TURBO} test:e2e`, reports: ['apps/dashboard/reports/test-e2e.json'] },
  // Counts the critical request chain, on an idle machine.
  size: { command: 'node scripts/quality/size.mjs' },
};

/** Suites that run by name alone; the scheduled workflow runs the first. */
const OTHERS = {
  engines: {
    command:
      'npx playwright install --with-deps firefox webkit && npx turbo run build --filter=@sms/dashboard && npm run test:engines --workspace @sms/dashboard --',
  },
  coverage: { command: 'npx vitest run --coverage' },
};

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };

const [only, ...args] = process.argv.slice(2);
if (only !== undefined) {
  const all = { ...PLAIN, ...BROWSER, ...OTHERS };
  if (!(only in all)) {
    console.error(`'${only}' is none of ${Object.keys(all).join(', ')}.`);
    process.exit(1);
  }
  await setUp({ tests: only in BROWSER });
  const command = all[only].command.replace('errors-only', 'full');
  const words = args.map((arg) => JSON.stringify(arg)).join(' ');
  const separator = command.startsWith(TURBO.slice(0, 13)) && words !== '' ? ' -- ' : ' ';
  const { status } = spawnSync(command + separator + words, { stdio: 'inherit', shell: true, env });
  process.exit(status ?? 1);
}

await setUp({ tests: true });

/** Counts of a report of Vitest or Playwright. */
const countReport = (path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.stats === undefined
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
};

/** A suite that failed without a failed test (it never started, say) counts as one failure. */
const countSuite = (reports, succeeded) => {
  const counts = (reports ?? []).filter((path) => existsSync(path)).map(countReport);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (counts.length === 0) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { passed: sum('passed'), failed: succeeded ? sum('failed') : Math.max(sum('failed'), 1) };
};

const results = [];
const run = (name, { command, reports }) =>
  new Promise((resolve) => {
    const log = `${LOGS}/${name}.log`;
    const output = openSync(log, 'w');
    const startedAt = Date.now();
    spawn(command, { stdio: ['ignore', output, output], shell: true, env }).on('exit', (code) => {
      closeSync(output);
      const { passed, failed } = countSuite(reports, code === 0);
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
      results.push({ name, log, passed, failed });
      resolve();
    });
  });
const runQueues = async (...queues) => {
  for (const queue of queues) {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(...next);
  }
};

// A report of an earlier run must not be counted for a suite that never started.
const suites = [...Object.entries(PLAIN), ...Object.entries(BROWSER)];
for (const path of suites.flatMap(([, { reports = [] }]) => reports)) rmSync(path, { force: true });
mkdirSync(LOGS, { recursive: true });
const [plain, browser] = [Object.entries(PLAIN), Object.entries(BROWSER)];
// One core for each queue, and both for the rest of the first.
await Promise.all([runQueues(browser, plain), runQueues(plain)]);

const red = results.filter(({ failed }) => failed > 0);
// With the lines of the suites and of npm, 60 in all.
const linesEach = Math.max(1, Math.floor(38 / red.length) - 2);
for (const { name, log } of red)
  console.log(`\n✗ ${name} (${log})\n${failuresIn(readFileSync(log, 'utf8'), linesEach)}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${Math.round(performance.now() / 1_000)} s\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = red.length === 0 ? 0 : 1;
