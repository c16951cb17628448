import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countRepeated, countReport, failuresIn } from '../../scripts/ci/reports.mjs';

const written = (report: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

const flows = written({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 } });

const units = written({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 1 });

const repeated = written({
  stats: { expected: 3, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: 'deposits.e2e.ts',
      specs: [
        { title: 'pays', tests: [{ status: 'expected' }] },
        { title: 'pays', tests: [{ status: 'expected' }] },
        { title: 'is for later', tests: [{ status: 'skipped' }] },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [{ title: 'returns', tests: [{ status: 'expected' }, { status: 'unexpected' }] }],
        },
      ],
    },
    { title: 'days.e2e.ts', specs: [{ title: 'ends', tests: [{ status: 'flaky' }] }] },
  ],
});

describe('a report of tests', () => {
  test('a report of tests is counted', () => {
    expect(countReport(flows)).toEqual({ passed: 1, failed: 1, skipped: 2 });
    expect(countReport(units)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  });

  test('a report of tests shows how often each flow ran and failed: a passed retry counts as a failure', () => {
    expect(countRepeated(repeated)).toEqual([
      { title: 'deposits.e2e.ts › pays', runs: 2, failed: 0 },
      { title: 'deposits.e2e.ts › on a phone › returns', runs: 2, failed: 1 },
      { title: 'days.e2e.ts › ends', runs: 1, failed: 1 },
    ]);
  });
});

describe('the failures in a log', () => {
  test.each([
    ['Vitest', '\u001b[31m⎯⎯ Failed Tests 1 ⎯⎯\u001b[39m', '⎯⎯ Failed Tests 1 ⎯⎯'],
    ['Vitest, a file that does not load', '⎯⎯ Failed Suites 1 ⎯⎯', '⎯⎯ Failed Suites 1 ⎯⎯'],
    ['Playwright', '  1) deposits.e2e.ts:7:3 › pays', '1) deposits.e2e.ts:7:3 › pays'],
  ])('failures of %s begin after the tests and continue to the end of the log', (_, printed, first) => {
    const log = `> vitest run\n ✓ adds\n ✗ subtracts\n\n${printed}\n- Expected\n+ Received\n    at a.ts:7:3\n`;
    expect(failuresIn(log)).toBe(`${first}\n- Expected\n+ Received\n    at a.ts:7:3`);
  });

  test('failures of a compiler are its whole log', () => {
    expect(failuresIn('a.ts(7,3): error TS2322\nb.ts(1,1): error TS2304\n')).toContain('a.ts(7,3)');
  });
});
