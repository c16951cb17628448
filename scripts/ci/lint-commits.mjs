/**
 * Checks the messages of the last twenty commits, or of fewer in a shallow clone; `-- main` checks those
 * since main.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [base] = process.argv.slice(2);
const last = execFileSync('git', ['rev-list', '--max-count=21', 'HEAD'], { encoding: 'utf8' })
  .trim()
  .split('\n');

const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(import.meta.resolve('@commitlint/cli/cli.js')), '--from', base ?? last.at(-1)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
