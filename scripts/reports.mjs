import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The counts of a Vitest or Playwright report. */
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

const failedSpecs = (suite, titles) => [
  ...(suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      title: [...titles, title].join(' › '),
      message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message ?? '',
    })),
  ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, [...titles, inner.title])),
];

const failedAssertions = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ title: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: failureMessages[0] ?? '',
    }));
  });

/** The failed tests of a Vitest or Playwright report, each with the first message it failed with. */
export const failuresOf = (path) => {
  const report = readReport(path);
  const failures = report.stats === undefined ? failedAssertions(report) : failedSpecs(report, []);
  return failures.map(({ title, message }) => ({ title, message: stripVTControlCharacters(message) }));
};

const runsOf = (suite, titles) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ title: [...titles, title].join(' › '), passed: status === 'expected' })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...titles, inner.title])),
];

/** How often each flow of a Playwright report ran and failed, in the order of the report. Skipped ones are left out. */
export const countRepeated = (path) => {
  const flows = new Map();
  for (const { title, passed } of runsOf(readReport(path), [])) {
    const flow = flows.get(title) ?? { title, runs: 0, failed: 0 };
    flows.set(title, { title, runs: flow.runs + 1, failed: flow.failed + (passed ? 0 : 1) });
  }
  return [...flows.values()];
};
