import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

/** Where the branch left the first of these names that is known; undefined when none is. */
export const branchPoint = (...names) =>
  names.map((name) => git('merge-base', '--end-of-options', name, 'HEAD').stdout.trim()).find(Boolean);

/**
 * The suites of the files that differ from a commit, new ones too: those there is something for.
 * @param {string} commit
 */
export const suitesSince = (commit) => {
  const files = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap(({ stdout }) => stdout.split('\n'))
    .filter((path) => path !== '' && existsSync(path));
  const code = files.filter((path) => /\.(tsx?|m?js)$/.test(path));
  const sources = code.filter((path) => /^(packages|apps\/dashboard)\/.*\.tsx?$/.test(path));
  const models = sources.filter((path) => /^(packages\/domain|apps\/dashboard)\/src\//.test(path));
  const folders = [...new Set(sources.map((path) => `${dirname(path)}/`))];
  const suite = (name, seconds, command, paths) => ({
    name,
    seconds,
    command: [command, ...paths.map((path) => JSON.stringify(path))].join(' '),
    isEmpty: paths.length === 0,
  });
  return [
    suite('lint', 10, 'npx oxlint --format=unix', code),
    suite('changed', 30, 'npx vitest run "--project=@sms/*" --passWithNoTests', folders),
    suite('effector', 10, 'npx eslint --max-warnings=0 --no-warn-ignored', models),
    suite('boundaries', 5, 'npx depcruise --output-type err', sources),
    suite('format', 5, 'npx prettier --check --ignore-unknown', files),
  ].filter(({ isEmpty }) => !isEmpty);
};
