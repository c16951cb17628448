import type { Page } from '@playwright/test';

interface Parameters {
  readonly componentDocs?: { readonly anatomy?: readonly { part: string; selector: string }[] };
}

interface Preview {
  readonly storyStoreValue: {
    loadStory(of: { storyId: string }): Promise<{ parameters: Parameters }>;
  };
}

/** Runs inside the page. Overlays are outside the story's root. */
const partsWithoutElement = async (storyId: string): Promise<readonly string[]> => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
  const { parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const roots = [...document.querySelectorAll('#storybook-root, body')];
  return (parameters.componentDocs?.anatomy ?? [])
    .filter(({ selector }) => {
      const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
      return !found.some((element) => element.getBoundingClientRect().width > 0);
    })
    .map(({ part, selector }) => `The part '${part}' of the anatomy is not found: ${selector}.`);
};

/** Parts of a component's docs page that its first story does not have: the page would show them without a mark. */
export const missingParts = (page: Page, storyId: string): Promise<readonly string[]> =>
  page.evaluate(partsWithoutElement, storyId);
