import path from 'node:path';
import ts from 'typescript';
import type { Guide } from '../../../../packages/ui/src/story-kit/component-docs';
import { components, type Gap } from './components';
import { storyFiles } from '../program/stories';

const files = ts.sys
  .readDirectory(path.resolve('packages/ui/src'), ['.ts'])
  .filter((file) => file.endsWith('.guide.ts'));

const guides = await Promise.all(
  files.map(async (file) => {
    const { guide } = (await import(file)) as { readonly guide: Guide };
    return { folder: path.dirname(file), guide };
  }),
);

const isWritten = ({ summary, whenToUse, whenNot }: Guide): boolean =>
  summary !== '' && whenToUse.length > 0 && whenNot.length > 0;

const nameOf = (folder: string): string => folder.split('/').slice(-2).join('/');

const gapsOf = (folder: string): readonly Gap[] => {
  const subject = `guide ${nameOf(folder)}`;
  const own = guides.filter((found) => found.folder === folder);
  if (own.length === 0) return [{ subject, message: `${nameOf(folder)} needs a guide` }];
  if (!own.every(({ guide }) => isWritten(guide))) {
    return [{ subject, message: `A guide of ${nameOf(folder)} lacks its summary, when to use or when not` }];
  }
  return storyFiles.some(({ file, imports }) => path.dirname(file) === folder && imports.has('guide'))
    ? []
    : [{ subject, message: `No stories file of ${nameOf(folder)} shows its guide` }];
};

/** The component folders of packages/ui about which the book says nothing. */
export const guideGaps = [...new Set(components.map(({ folder }) => folder))].flatMap(gapsOf);
