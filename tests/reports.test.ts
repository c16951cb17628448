import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countRepeated, countReport, failuresOf } from '../scripts/reports.mjs';

const written = (report: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

const flows = written({
  stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
  suites: [
    {
      title: 'deposits.e2e.ts',
      specs: [{ title: 'pays', ok: true, tests: [] }],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'returns',
              ok: false,
              tests: [{ results: [{ errors: [{ message: '\u001b[31mnot visible\u001b[39m' }] }] }],
            },
          ],
        },
      ],
    },
  ],
});

const units = written({
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 2 to be 1'] },
      ],
    },
    { name: 'b.test.ts', message: 'cannot be loaded', assertionResults: [] },
  ],
});

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
  test('is counted', () => {
    expect(countReport(flows)).toEqual({ passed: 1, failed: 1, skipped: 2 });
    expect(countReport(units)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  });

  test('names what failed and why, without colours', () => {
    expect(failuresOf(flows)).toEqual([
      { title: 'deposits.e2e.ts › on a phone › returns', message: 'not visible' },
    ]);
    expect(failuresOf(units)).toEqual([
      { title: 'subtracts', message: 'expected 2 to be 1' },
      { title: 'b.test.ts', message: 'cannot be loaded' },
    ]);
  });

  test('says how often each flow ran and failed: one that passed when tried again has failed', () => {
    expect(countRepeated(repeated)).toEqual([
      { title: 'deposits.e2e.ts › pays', runs: 2, failed: 0 },
      { title: 'deposits.e2e.ts › on a phone › returns', runs: 2, failed: 1 },
      { title: 'days.e2e.ts › ends', runs: 1, failed: 1 },
    ]);
  });
});
