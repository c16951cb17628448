/** Stories affected by a change: walks the imports of the built Storybook from the changed files upwards. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { workTreeStorybook } from './camera/storybook-builds.mjs';

const APP = 'apps/storybook';

/** Files that affect every story without being imported. Chromatic has the same list in chromatic.config.json. */
const REACHES_ALL = /\.(css|svg|woff2)$|^apps\/storybook\/|^package-lock\.json$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths in a build are relative to the app; those of git to the repository. */
const fromRoot = (path) => relative('.', resolve(APP, path));

/** The files that import a file, by its path. */
const importersByFile = () => {
  const { modules } = JSON.parse(readFileSync(join(workTreeStorybook(), 'preview-stats.json'), 'utf8'));
  return new Map(
    modules.map(({ name, reasons }) => [
      fromRoot(name),
      reasons.map(({ moduleName }) => fromRoot(moduleName)),
    ]),
  );
};

/**
 * @param base a commit
 * @returns a predicate: the story of the index may look different since that commit
 */
export const onlyChanged = (base) => {
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  if (changed.some((file) => REACHES_ALL.test(file))) return () => true;
  const importers = importersByFile();
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return ({ importPath }) => reached.has(fromRoot(importPath));
};
