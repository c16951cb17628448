import type { StoryContext } from '@storybook/react-vite';
import { isTest } from './is-test';

interface IndexEntry {
  readonly title: string;
  readonly tags: readonly string[];
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly storyStoreValue?: {
        readonly storyIndex: { readonly entries: Readonly<Record<string, IndexEntry>> };
      };
    };
  }
}

/**
 * In tests, the grid covers a state without a play function: `AllStates` shows the same states, and axe checks them
 * there in both themes. A reader's accessibility panel works on every story.
 */
export const skipAxeInGrid = ({ id, parameters }: StoryContext): void => {
  const entries = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {};
  const story = entries[id];
  if (!isTest || story === undefined || !story.tags.includes('state') || story.tags.includes('play-fn'))
    return;
  const hasGrid = Object.values(entries).some(
    ({ title, tags }) => title === story.title && tags.includes('all-states'),
  );
  if (hasGrid) parameters['a11y'] = { ...(parameters['a11y'] as object), test: 'off' };
};
