/**
 * Runs the tests at other dates and in other time zones, and ends with one summary line: `N passed, N failed`.
 * Arguments select dates: `npm test -- timezones leap-day-lagos`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { countReport } from '../../ci/reports.mjs';
import { DATES, DATES_IN_BROWSERS } from './dates.mjs';

const SHIFT = pathToFileURL('scripts/quality/timezones/preload.mjs').href;

const UNITS = ['.', 'packages/domain', 'packages/api-mocks', 'packages/ui', 'apps/dashboard'].map(
  (folder) => ({
    folder,
    command: ['vitest', 'run'],
    report: folder === '.' ? 'reports/repository.json' : `${folder}/reports/test.json`,
  }),
);

const IN_BROWSERS = [
  {
    folder: 'apps/storybook',
    command: ['vitest', 'run'],
    report: 'apps/storybook/reports/test-stories.json',
  },
  {
    folder: 'apps/storybook',
    command: ['playwright', 'test'],
    report: 'apps/storybook/reports/test-storybook.json',
  },
  {
    folder: 'apps/dashboard',
    command: ['playwright', 'test', '--project=flows'],
    report: 'apps/dashboard/reports/test-e2e.json',
  },
];

/** A run that fails without a failed test (it never started, say) counts as one failure. */
const runAt = ({ now, zone }, { folder, command, report }) => {
  rmSync(report, { force: true });
  const { status } = spawnSync('npx', command, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      TZ: zone,
      SMS_NOW: now,
      SMS_ZONE: zone,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${SHIFT}`,
    },
  });
  const { passed, failed } = existsSync(report) ? countReport(report) : { passed: 0, failed: 0 };
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in DATES));
if (unknown.length > 0)
  throw new Error(`Unknown date: ${unknown}. Choose one of ${Object.keys(DATES).join(', ')}.`);

const results = Object.entries(DATES)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .flatMap(([name, date]) =>
    [...UNITS, ...(DATES_IN_BROWSERS.includes(name) ? IN_BROWSERS : [])].map((tests) => ({
      title: `${name}, ${tests.command[0]} in ${tests.folder}`,
      ...runAt(date, tests),
    })),
  );

console.log('');
for (const { title, passed, failed } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
