/**
 * Takes the pictures of the journeys, which Storybook shows, from their flows: `npm test -- journeys`. With a commit,
 * `npm test -- journeys main`, also those of the commit, for before and after.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withCheckoutOf } from './camera/storybook-builds.mjs';

/** Folder of the pictures (`apps/dashboard/e2e/support/moments.ts`). */
const FOLDER = 'apps/storybook/journeys';

/** Runs a tool in the dashboard's folder of a checkout. */
const run = (root, tool, ...args) => {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: join(root, 'apps/dashboard'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${tool} ended with status ${status}.`);
};

const take = (root) => run(root, '@playwright/test/cli.js', 'test', '--project=journeys');

const [base] = process.argv.slice(2);
const LIST = 'apps/dashboard/e2e/support/journeys.ts';
if (base !== undefined && spawnSync('git', ['cat-file', '-e', `${base}:${LIST}`]).status !== 0)
  throw new Error(`${base} is no commit with journeys.`);
rmSync(FOLDER, { recursive: true, force: true });
take(process.cwd());
if (base !== undefined) {
  await withCheckoutOf(base, (root) => {
    run(root, 'vite/bin/vite.js', 'build');
    take(root);
    cpSync(join(root, FOLDER), join(FOLDER, 'before'), { recursive: true });
  });
}
console.log('Now `npm run storybook` or `npx turbo build:storybook`: the page is Start here / Journeys.');
