/**
 * Runs every check of the project: a line per task when it ends, every failure in full, then `N passed, N failed`. A
 * task with a report counts its tests; any other task (a type check, a lint run, a build) counts as one. The output of
 * each task is in reports/logs. `npm test -- <name>` runs one of scripts/ci/tasks.mjs alone.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countReport, failuresIn } from './ci/reports.mjs';
import { CHECKS, runAll, SUITES } from './ci/tasks.mjs';

const LOGS = 'reports/logs';

const packages = new Map(
  ['packages', 'apps']
    .flatMap((group) => readdirSync(group).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return [name, { folder, scripts }];
    }),
);

const [only, ...args] = process.argv.slice(2);
if (only !== undefined) {
  const commands = SUITES[only] ?? (only in CHECKS ? [CHECKS[only]] : undefined);
  if (commands === undefined)
    throw new Error(`'${only}' is none of ${Object.keys({ ...CHECKS, ...SUITES }).join(', ')}.`);
  process.exit(runAll(commands, args));
}

/** One core each. The longest first, so that both cores end together. */
const withoutBrowser = [
  'lint',
  ...[...packages].filter(([, { scripts }]) => 'test' in scripts).map(([name]) => `${name}#test`),
  ...Object.keys(CHECKS).filter((name) => name !== 'lint' && name !== 'size'),
];

/**
 * One at a time: two browsers need more than two cores. Stories wait for much of their time, so they run beside the
 * others; the flows keep two cores busy, and `size` counts the critical request chain on an idle machine.
 */
const inBrowser = [
  '@sms/dashboard#build',
  '@sms/dashboard#build:demo',
  '@sms/storybook#build:storybook',
  '@sms/storybook#test:storybook',
  '@sms/dashboard#test:deploy',
  '@sms/dashboard#test:e2e',
  'size',
];

/** CPU seconds of ended child processes and their children; 0 where the system does not report them. */
const cpuOfChildren = () => {
  if (process.platform !== 'linux') return 0;
  // proc(5): cutime and cstime, in hundredths. The process name, in parentheses, may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
};

let cpuUntilNow = cpuOfChildren();

/** A task that failed without a failed test (it never started, say) counts as one failure. */
const countsOf = (task, succeeded) => {
  const [name, script = name] = task.split('#');
  const report = join(packages.get(name)?.folder ?? '.', 'reports', `${script.replace(':', '-')}.json`);
  const counts = existsSync(report)
    ? countReport(report)
    : { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 };
  return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
};

const run = (task) =>
  new Promise((resolve) => {
    const log = join(LOGS, `${task.replace('@sms/', '').replaceAll(/[#:]/g, '-')}.log`);
    const output = openSync(log, 'w');
    const startedAt = Date.now();
    const command = CHECKS[task] ?? `npx turbo run ${task} --output-logs=full --log-prefix=none`;
    const child = spawn(command, {
      stdio: ['ignore', output, output],
      shell: true,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });
    child.on('exit', (code) => {
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      const cpu = cpuOfChildren() - cpuUntilNow;
      cpuUntilNow += cpu;
      closeSync(output);
      const counts = countsOf(task, code === 0);
      const { passed, failed, skipped } = counts;
      const left = skipped === 0 ? '' : `, ${skipped} skipped (reason in ${log})`;
      const used = cpu === 0 ? '' : ` (${Math.round(cpu)} s CPU)`;
      console.log(
        `${failed === 0 ? '✓' : '✗'} ${task}: ${passed} passed, ${failed} failed${left}, ${seconds} s${used}`,
      );
      resolve({ task, log, ...counts });
    });
  });

const results = [];
const runQueues = async (...queues) => {
  for (const queue of queues) {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) results.push(await run(task));
  }
};

// A report of an earlier run must not be counted for a task that crashed before writing its own.
for (const folder of ['.', ...[...packages.values()].map((found) => found.folder)])
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });

// One core for each queue, and both for the rest of the second.
await Promise.all([runQueues(inBrowser, withoutBrowser), runQueues(withoutBrowser)]);

for (const { task, log } of results.filter(({ failed }) => failed > 0)) {
  console.log(`\n✗ ${task} (full log: ${log})\n\n${failuresIn(readFileSync(log, 'utf8'))}`);
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const cpuSeconds = cpuUntilNow + process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
console.log(
  `\n${Math.round(performance.now() / 1_000)} s, ${Math.round(cpuSeconds)} s CPU (user and system)`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
