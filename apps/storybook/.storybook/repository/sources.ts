import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.ts';

/** A file of the product. */
export interface Source {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const FOLDERS = ['packages/ui/src', 'apps/dashboard/src'];

/** What shows or tests the product is no part of it. */
const isForTheBook = (file: string): boolean =>
  /\.(stories|test|states|samples|fixture|guide)\.tsx?$|\/(docs|story-kit|test-kit)\//.test(file);

/** The files that users get. */
export const sources = (): readonly Source[] =>
  FOLDERS.flatMap((folder) => ts.sys.readDirectory(path.join(ROOT, folder), ['.ts', '.tsx']))
    .filter((file) => !isForTheBook(file))
    .map((file) => ({ file: path.relative(ROOT, file), text: readFileSync(file, 'utf8') }));
