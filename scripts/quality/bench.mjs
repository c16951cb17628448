/**
 * Measures the calls of the product with one tab and with many, and the length of its source files; also for another
 * commit: `npm run bench -- <commit>`. Both builds run against this commit's server.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const NOT_SHIPPED = /\.(test|stories|docs|fixture|samples|states)\.tsx?$|\/(testing|docs|story-kit)\//;

/** Median, 90th percentile and longest of the source files that ship, in lines. */
const fileLengths = (root) => {
  const lengths = ['packages', 'apps']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /^[^/]+\/[^/]+\/src\/.*\.tsx?$/.test(name) && !NOT_SHIPPED.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8').split('\n').length - 1)
    .sort((one, other) => one - other);
  const at = (share) => lengths[Math.ceil(lengths.length * share) - 1];
  return { files: lengths.length, median: at(0.5), p90: at(0.9), longest: at(1) };
};

/** A new folder with another commit, built. */
const buildOf = (commit) => {
  const root = mkdtempSync(join(tmpdir(), 'sms-dashboard-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', root, commit], { stdio: 'inherit' });
  const run = (...command) => execFileSync('npm', command, { cwd: root, stdio: 'inherit' });
  run('ci');
  run('run', 'build');
  return root;
};

const [commit] = process.argv.slice(2);
const earlier = commit === undefined ? null : buildOf(commit);
const roots = { ...(earlier && { [commit]: earlier }), 'this commit': process.cwd() };

console.table(Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, fileLengths(root)])));
for (const [name, root] of Object.entries(roots)) {
  console.log(`\n${name}`);
  const { status } = spawnSync('npm', ['run', 'bench', '--workspace', '@sms/dashboard'], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_DIST: resolve(root, 'apps/dashboard/dist') },
  });
  // An earlier commit is only measured: its failures do not count.
  if (root !== earlier && status !== 0) process.exitCode = 1;
}

if (earlier !== null) {
  execFileSync('git', ['worktree', 'remove', '--force', earlier], { stdio: 'inherit' });
  rmSync(earlier, { recursive: true, force: true });
}
