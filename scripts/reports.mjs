import { readFileSync } from 'node:fs';

/** The counts of a Vitest or Playwright report. */
export const countReport = (path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.stats === undefined
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
};
