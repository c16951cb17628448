import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT, sources, type Source } from './sources.ts';
import type { Uses } from 'virtual:uses';

const UI = 'packages/ui/src';
const KIT = '@sms/ui/';

/** The component folder of a file: 'primitives/button', 'parts/numbers/number-card'. */
export const folderOf = (file: string): string | undefined =>
  /^packages\/ui\/src\/((?:parts\/[^/.]+|primitives|shell|pages)\/[^/.]+)(?:\/|$)/.exec(file)?.[1];

const target = (file: string, specifier: string): string =>
  specifier.startsWith(KIT)
    ? path.join(UI, specifier.slice(KIT.length))
    : path.join(path.dirname(file), specifier);

/** Folders of the other components that a file imports. */
export const importedBy = ({ file, text }: Source): readonly string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => specifier.startsWith('.') || specifier.startsWith(KIT))
    .flatMap((specifier) => folderOf(target(file, specifier)) ?? [])
    .filter((folder) => folder !== folderOf(file));

/** Titles in Storybook's sidebar, by component folder. */
export const titlesByFolder = (): ReadonlyMap<string, string> =>
  new Map(
    ts.sys
      .readDirectory(path.join(ROOT, UI), ['.stories.tsx'])
      .map((file) => [path.relative(ROOT, file), readFileSync(file, 'utf8')] as const)
      .flatMap(([file, text]) => {
        const title = /^ {2}title: '(\w+\/[^']+)'/m.exec(text)?.[1];
        const folder = folderOf(file);
        return title === undefined || folder === undefined ? [] : [[folder, title] as const];
      }),
  );

const isFile = (user: string): boolean => /\.tsx?$/.test(user);

/** Usages of each component of packages/ui, by its folder. */
export const uses = (): Readonly<Record<string, Uses>> => {
  const titleOf = titlesByFolder();
  const users = new Map<string, Set<string>>();
  for (const source of sources()) {
    for (const folder of importedBy(source)) {
      users.set(folder, (users.get(folder) ?? new Set()).add(folderOf(source.file) ?? source.file));
    }
  }
  const usesOf = (found: readonly string[]): Uses => ({
    components: found
      .filter((user) => !isFile(user))
      .map((folder) => ({ folder, title: titleOf.get(folder) })),
    files: found.filter(isFile),
  });
  return Object.fromEntries([...users].map(([folder, found]) => [folder, usesOf([...found].sort())]));
};
