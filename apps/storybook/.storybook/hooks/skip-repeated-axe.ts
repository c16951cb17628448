import type { StoryContext } from '@storybook/react-vite';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { COLOUR_RULES, isOnBackend } from './colour-rules';
import { isTest } from './is-test';

/** A story or a docs page in Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly name: string;
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

/** True for a state that the story `AllStates` of its component shows too, without the play function. */
const isInGrid = (id: string): boolean => {
  const entries = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {};
  const story = entries[id];
  if (story?.tags.includes('state') !== true) return false;
  return Object.values(entries).some(
    ({ title, tags }) => title === story.title && tags.includes('all-states'),
  );
};

/** Calls back when a play function has changed nothing on the page, as one that only reads. */
const afterPlayWithoutChange = (id: string, call: () => void): (() => void) => {
  const channel = addons.getChannel();
  const look = () => [
    document.body.innerHTML,
    document.activeElement,
    ...document.querySelectorAll(':checked'),
  ];
  let before: readonly unknown[] = [];
  const follow = ({ storyId, newPhase }: { readonly storyId: string; readonly newPhase: string }) => {
    if (storyId !== id) return;
    if (newPhase === 'playing') before = look();
    if (newPhase !== 'played') return;
    const after = look();
    if (after.length === before.length && after.every((part, index) => part === before[index])) call();
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, follow);
  return () => channel.off(STORY_RENDER_PHASE_CHANGED, follow);
};

/**
 * In tests, axe does not repeat checks made elsewhere: a state in the grid of its component, in both themes, and the
 * colours of a screen. A reader's accessibility panel works on every story.
 */
export const skipRepeatedAxe = (context: StoryContext) => {
  if (!isTest) return;
  const { id, tags, parameters } = context;
  const change = (a11y: object) => {
    parameters['a11y'] = { ...(parameters['a11y'] as object), ...a11y };
  };
  if (isOnBackend(context)) {
    const { options } = parameters['a11y'] as { readonly options: object };
    const rules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
    change({ options: { ...options, rules } });
  }
  if (!isInGrid(id)) return;
  if (!tags.includes('play-fn')) change({ test: 'off' });
  else return afterPlayWithoutChange(id, () => change({ test: 'off' }));
};
