import path from 'node:path';
import ts from 'typescript';
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { storyFiles } from '../program/stories';
import { components, type Gap } from './components';

const files = ts.sys
  .readDirectory(path.resolve('packages/ui/src'), ['.ts'])
  .filter((file) => file.endsWith('.docs.ts'));

const docsPages = await Promise.all(
  files.map(async (file) => {
    const { componentDocs } = (await import(file)) as { readonly componentDocs: ComponentDocs };
    return { folder: path.dirname(file), componentDocs };
  }),
);

const isWritten = ({ summary, whenToUse, whenNot }: ComponentDocs): boolean =>
  summary !== '' && whenToUse.length > 0 && whenNot.length > 0;

const nameOf = (folder: string): string => folder.split('/').slice(-2).join('/');

const gapsOf = (folder: string): readonly Gap[] => {
  const subject = `docs page ${nameOf(folder)}`;
  const own = docsPages.filter((found) => found.folder === folder);
  if (own.length === 0) return [{ subject, message: `${nameOf(folder)} needs a docs page` }];
  if (!own.every(({ componentDocs }) => isWritten(componentDocs))) {
    return [
      { subject, message: `A docs page of ${nameOf(folder)} lacks its summary, when to use or when not` },
    ];
  }
  return storyFiles.some(({ file, imports }) => path.dirname(file) === folder && imports.has('componentDocs'))
    ? []
    : [{ subject, message: `No stories file of ${nameOf(folder)} shows its docs page` }];
};

/** The component folders of packages/ui that lack a complete docs page in Storybook. */
export const docsPageGaps = [...new Set(components.map(({ folder }) => folder))].flatMap(gapsOf);
