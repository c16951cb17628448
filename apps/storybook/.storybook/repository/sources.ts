import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The folder of the repository: every command of the book runs in apps/storybook. */
export const ROOT = path.resolve('../..');

/** A file of the product. */
export interface Source {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const FOLDERS = ['packages/ui/src', 'apps/dashboard/src'];

/** What shows or tests the product is no part of it. */
const isStorybookOnly = (file: string): boolean =>
  /\.(stories|test|states|samples|fixture|docs)\.tsx?$|\/(docs|story-kit|testing)\//.test(file);

/** The files that users get. */
export const sources = (): readonly Source[] =>
  FOLDERS.flatMap((folder) => ts.sys.readDirectory(path.join(ROOT, folder), ['.ts', '.tsx']))
    .filter((file) => !isStorybookOnly(file))
    .map((file) => ({ file: path.relative(ROOT, file), text: readFileSync(file, 'utf8') }));
