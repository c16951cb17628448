import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ComponentDocs } from '../../../packages/ui/src/story-kit/component-docs';

type Parts = NonNullable<ComponentDocs['anatomy']>;

/** Runs inside the page. Overlays are outside the story's root. */
const partsWithoutElement = (parts: Parts): readonly string[] => {
  const roots = [...document.querySelectorAll('#storybook-root, body')];
  return Object.entries(parts)
    .filter(([, selector]) => {
      const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
      return !found.some((element) => element.getBoundingClientRect().width > 0);
    })
    .map(([part, selector]) => `The part '${part}' of the anatomy is not found: ${selector}.`);
};

/** Parts of a component's docs page that its first story does not have: the page would show them without a mark. */
export const missingParts = async (page: Page, storyFile: string): Promise<readonly string[]> => {
  const docsFile = path.resolve(storyFile.replace('.stories.tsx', '.docs.ts'));
  const { componentDocs } = (await import(docsFile)) as { componentDocs: ComponentDocs };
  return page.evaluate(partsWithoutElement, componentDocs.anatomy ?? {});
};
