/**
 * Repeats flows and prints how often each failed: `npm test -- flaky 20 [e2e file…]`. A single failure fails the
 * run: flaky flows are fixed, never retried.
 *
 * `--busy` runs them beside loops that occupy every core, `--nice` with the lowest priority: both make race conditions
 * visible.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { countRepeated } from '../ci/reports.mjs';

const APP = 'apps/dashboard';
const REPORT = 'reports/test-flaky.json';
const DEFAULT_TIMES = '20';

/** Ends with its parent process, also when that is killed. */
const LOOP = 'const { ppid } = process; while (process.ppid === ppid);';

const given = process.argv.slice(2);
const [times = DEFAULT_TIMES, ...files] = given.filter((word) => !word.startsWith('--'));
const flags = given.filter((word) => word.startsWith('--'));
const unknown = flags.find((flag) => !['--busy', '--nice'].includes(flag));
if (unknown !== undefined) throw new Error(`'${unknown}' is neither --busy nor --nice.`);
if (!/^[1-9]\d*$/.test(times)) throw new Error(`The number of runs must be positive, not '${times}'.`);

// A report of an earlier run must not be read for a run that never started.
rmSync(`${APP}/${REPORT}`, { force: true });
const loops = flags.includes('--busy')
  ? Array.from({ length: availableParallelism() }, () =>
      // Beside loops of its own session, the lowest priority would get next to no time.
      spawn(process.execPath, ['-e', LOOP], { detached: flags.includes('--nice') }),
    )
  : [];
if (flags.includes('--nice')) setPriority(19);
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--project',
    'flows',
    '--repeat-each',
    times,
    '--retries',
    '0',
    '--reporter',
    'dot,json',
    ...files,
  ],
  {
    cwd: APP,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    shell: process.platform === 'win32',
  },
);
for (const loop of loops) loop.kill();

const flows = existsSync(`${APP}/${REPORT}`) ? countRepeated(`${APP}/${REPORT}`) : [];
const unsteady = flows.filter(({ failed }) => failed > 0);
const cutShort = flows.filter(({ runs }) => runs < Number(times));
console.log('');
for (const { title, runs, failed } of flows) {
  console.log(
    failed === 0 ? `✓ ${title}: ${runs} of ${runs} passed` : `✗ ${title}: ${failed} of ${runs} failed`,
  );
}
console.log(
  `\n${flows.length} flows, ${times} times each: ${unsteady.length} failed at least once, ` +
    `${cutShort.length} ran fewer times`,
);
process.exitCode = status === 0 && flows.length > 0 && unsteady.length + cutShort.length === 0 ? 0 : 1;
