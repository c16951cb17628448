import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Root of the repository: every command of Storybook runs in apps/storybook. */
export const ROOT = path.resolve('../..');

/** A file of the product. */
export interface Source {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const FOLDERS = ['packages/ui/src', 'apps/dashboard/src'];

/** Stories, tests and docs are not part of the product. */
const isStorybookOnly = (file: string): boolean =>
  /\.(stories|test|states|samples|fixture|docs)\.tsx?$|\/(docs|story-kit|testing)\//.test(file);

/** Production source files. */
export const sources = (): readonly Source[] =>
  FOLDERS.flatMap((folder) => ts.sys.readDirectory(path.join(ROOT, folder), ['.ts', '.tsx']))
    .filter((file) => !isStorybookOnly(file))
    .map((file) => ({ file: path.relative(ROOT, file), text: readFileSync(file, 'utf8') }));
