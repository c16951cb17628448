/** Storybooks to compare: that of the work tree, and that of another commit, in a folder of its own. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const APP = 'apps/storybook';

const run = (cwd, command, ...args) =>
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });

/**
 * Stories with a screenshot: the tag `interaction` excludes stories about behaviour.
 * @param {string} folder the built Storybook
 * @returns {readonly { id: string; title: string; name: string }[]}
 */
export const storiesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('interaction'),
  );

/** The built Storybook of the work tree, which `npm run visual` builds before this runs. */
export const workTreeStorybook = () => resolve(APP, 'dist');

/** Third-party packages are the same, so links to them suffice. The project's own are links inside the folder. */
const linkDependencies = (root) => {
  for (const folder of [
    '.',
    ...readdirSync('apps').map((name) => `apps/${name}`),
    ...readdirSync('packages').map((name) => `packages/${name}`),
  ]) {
    const from = join(folder, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(root, from);
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@sms')
        cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else if (!name.startsWith('.')) symlinkSync(resolve(from, name), join(to, name));
    }
  }
};

/**
 * Checks out another commit, ready to build, and passes its folder to `use`; removes it afterwards.
 * @param commit any revision that git accepts
 */
export const withCheckoutOf = async (commit, use) => {
  const root = mkdtempSync(join(tmpdir(), 'sms-dashboard-'));
  run('.', 'git', 'worktree', 'add', '--detach', '--force', root, commit);
  try {
    const isSame =
      readFileSync('package-lock.json', 'utf8') === readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (isSame) linkDependencies(root);
    // Vite's server has set NODE_ENV to production, where npm would omit the dev dependencies.
    else run(root, 'npm', 'ci', '--include=dev');
    return await use(root);
  } finally {
    run('.', 'git', 'worktree', 'remove', '--force', root);
    rmSync(root, { recursive: true, force: true });
  }
};

/**
 * Builds the Storybook of another commit and passes its folder to `use`; removes it afterwards.
 * @param commit any revision that git accepts
 */
export const withStorybookOf = (commit, use) =>
  withCheckoutOf(commit, (root) => {
    run(
      join(root, APP),
      process.execPath,
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--output-dir',
      'dist',
    );
    return use(join(root, APP, 'dist'));
  });
