/**
 * Runs every check of the project and ends with one line over all of them: `N passed, N failed`.
 * A task with a report counts its tests; any other task (a type check, a lint run, a build) counts as one.
 * Before it stands what failed and why: a log that is cut from above still says it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countReport, failuresOf } from './reports.mjs';

const SUMMARIES = '.turbo/runs';
const MESSAGE_LINES = 12;

const runTurbo = (tasks, flags = []) => {
  rmSync(SUMMARIES, { recursive: true, force: true });
  spawnSync(
    'npx',
    ['turbo', 'run', ...tasks, '--continue', '--summarize', '--output-logs=new-only', ...flags],
    {
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      shell: process.platform === 'win32',
    },
  );
  const [summary] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  if (summary === undefined) return [{ taskId: tasks.join(' '), directory: '.', task: 'turbo' }];
  return JSON.parse(readFileSync(join(SUMMARIES, summary), 'utf8')).tasks.filter(
    ({ command }) => command !== '<NONEXISTENT>',
  );
};

/** A task that failed without a failed test (it never started, say) counts as one failure. */
const countTask = ({ taskId, task, directory, execution }) => {
  const succeeded = execution?.exitCode === 0;
  const seconds = Math.round(((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1_000);
  const report = join(directory, 'reports', `${task.replace(':', '-')}.json`);
  if (!existsSync(report)) {
    return {
      taskId,
      seconds,
      passed: succeeded ? 1 : 0,
      failed: succeeded ? 0 : 1,
      skipped: 0,
      failures: [],
    };
  }
  const { passed, failed, skipped } = countReport(report);
  return {
    taskId,
    seconds,
    passed,
    failed: !succeeded && failed === 0 ? 1 : failed,
    skipped,
    failures: failuresOf(report),
  };
};

const sum = (counts, key) => counts.reduce((total, count) => total + count[key], 0);

// A report of an earlier run must not be counted for a task that crashed before writing its own.
for (const folder of [
  '.',
  'packages/domain',
  'packages/ui',
  'packages/api-mocks',
  'apps/dashboard',
  'apps/storybook',
]) {
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
}

const tasks = [
  ...runTurbo(
    ['typecheck', 'lint', 'test', 'format:check', 'unused', 'test:repository', 'coverage:states'],
    ['--concurrency=2'],
  ),
  // One at a time: a browser that shares two cores with a compiler is slow enough to time out.
  ...runTurbo(['test:book', 'test:e2e', 'test:deploy', 'test:size'], ['--concurrency=1']),
];
// A build that both runs need counts once.
const counts = [...new Map(tasks.map((task) => [task.taskId, task])).values()].map(countTask);

for (const { taskId, failures } of counts) {
  for (const { title, message } of failures) {
    const lines = message.split('\n').slice(0, MESSAGE_LINES);
    console.log(`\n✗ ${taskId}: ${title}\n${lines.map((line) => `    ${line}`).join('\n')}`);
  }
}

console.log('');
for (const { taskId, seconds, passed, failed, skipped } of counts) {
  const left = skipped === 0 ? '' : `, ${skipped} skipped (its log says why)`;
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${taskId}: ${passed} passed, ${failed} failed${left}, ${seconds} s`,
  );
}
const failed = sum(counts, 'failed');
console.log(`\n${sum(counts, 'passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
