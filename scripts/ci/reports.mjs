import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The counts of a Vitest or Playwright report.
 * @param {string} path
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export const countReport = (path) => {
  const report = readReport(path);
  return report.stats === undefined
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    : {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
      };
};

/**
 * Start of the failure output of Vitest and Playwright: each failure with message, diff and location.
 */
const FIRST_FAILURE = /^.*(?:Failed (?:Suites|Tests) \d+|Unhandled Errors).*$|^ {2}1\) /m;

/**
 * The failures in the log of a task, without colours. Any other log counts as a failure from its first line on.
 * @param {string} log
 * @returns {string}
 */
export const failuresIn = (log) => {
  const text = stripVTControlCharacters(log);
  return text.slice(FIRST_FAILURE.exec(text)?.index ?? 0).trim();
};

const runsOf = (suite, titles) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ title: [...titles, title].join(' › '), passed: status === 'expected' })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...titles, inner.title])),
];

/**
 * Runs and failures of each flow in a Playwright report, in the order of the report. Skipped ones are left out.
 * @param {string} path
 * @returns {{ title: string, runs: number, failed: number }[]}
 */
export const countRepeated = (path) => {
  const flows = new Map();
  for (const { title, passed } of runsOf(readReport(path), [])) {
    const flow = flows.get(title) ?? { title, runs: 0, failed: 0 };
    flows.set(title, { title, runs: flow.runs + 1, failed: flow.failed + (passed ? 0 : 1) });
  }
  return [...flows.values()];
};
