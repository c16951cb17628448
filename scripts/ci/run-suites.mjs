import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { failuresIn } from './failures.mjs';

const LOGS = 'reports/logs';

/** Counts of a report of Vitest or Playwright. */
const countReport = (path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.stats === undefined
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
};

/** A suite that failed without a failed test (it never started, say) counts as one failure. */
const countSuite = (reports, succeeded) => {
  const counts = reports.filter((path) => existsSync(path)).map(countReport);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (counts.length === 0) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { passed: sum('passed'), failed: succeeded ? sum('failed') : Math.max(sum('failed'), 1) };
};

const sumOf = (items, of) => items.reduce((sum, item) => sum + of(item), 0);

/**
 * Seconds until all suites have ended, at the pace of those that have.
 * @param {number} lanes how many suites run at once
 */
export const secondsLeft = (suites, lanes, now) => {
  const ended = suites.filter(({ endedAt }) => endedAt !== undefined);
  const took = sumOf(ended, ({ startedAt, endedAt }) => (endedAt - startedAt) / 1_000);
  const pace = took / sumOf(ended, ({ seconds }) => seconds);
  const left = ({ seconds, startedAt = now, endedAt }) =>
    endedAt === undefined ? Math.max(0, seconds * pace - (now - startedAt) / 1_000) : 0;
  return sumOf(suites, left) / lanes;
};

/**
 * Runs suites: a line for each when it ends, with the beginning of its failures and the time left, then the
 * sum.
 * @typedef {{ name: string, command: string, seconds: number, reports?: readonly string[] }} Suite its
 * `seconds` are compared with those of the others; without reports of its tests it counts as one
 * @param {readonly (readonly Suite[][])[]} lanes what runs at once, queue by queue; lanes may share a queue
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether all passed
 */
export const runSuites = async (lanes, env) => {
  const suites = [...new Set(lanes.flat(2))];
  // A report of an earlier run must not be counted for a suite that never started.
  for (const path of suites.flatMap(({ reports = [] }) => reports)) rmSync(path, { force: true });
  mkdirSync(LOGS, { recursive: true });

  let running = 0;
  // With a line for each suite and those of npm, 60 in all: each failure takes half of what is left.
  let linesLeft = 32;
  const report = ({ name, startedAt, endedAt, passed, failed }) => {
    const took = Math.round((endedAt - startedAt) / 1_000);
    const minutes = Math.ceil(secondsLeft(suites, running, endedAt) / 60);
    const left = minutes === 0 ? '' : `; about ${minutes} min left`;
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${took} s${left}`);
    if (failed === 0) return;
    const log = `${LOGS}/${name}.log`;
    const lines = Math.ceil(linesLeft / 2);
    linesLeft -= lines;
    console.log(`${failuresIn(readFileSync(log, 'utf8'), lines)}\n(${log})`);
  };
  const run = (suite) =>
    new Promise((resolve) => {
      const output = openSync(`${LOGS}/${suite.name}.log`, 'w');
      suite.startedAt = Date.now();
      const child = spawn(suite.command, { stdio: ['ignore', output, output], shell: true, env });
      child.on('exit', (code) => {
        closeSync(output);
        Object.assign(suite, countSuite(suite.reports ?? [], code === 0), { endedAt: Date.now() });
        report(suite);
        resolve();
      });
    });
  const runLane = async (lane) => {
    running += 1;
    for (const queue of lane)
      for (let suite = queue.shift(); suite !== undefined; suite = queue.shift()) await run(suite);
    running -= 1;
  };
  await Promise.all(lanes.map(runLane));

  const red = suites.filter(({ failed }) => failed > 0);
  if (red.length > 0) console.log(`\nFailed: ${red.map(({ name }) => name).join(', ')}`);
  console.log(`\n${Math.round(performance.now() / 1_000)} s`);
  console.log(
    `${sumOf(suites, ({ passed }) => passed)} passed, ${sumOf(suites, ({ failed }) => failed)} failed`,
  );
  return red.length === 0;
};
