import type { Preview } from '@storybook/react-vite';
import { modesOf } from '../modes.mjs';
import { pinnedSize } from './pinned-size';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Sets Chromatic's modes for a story, by the rule of `npm run visual`. Parameters cannot depend on tags or globals;
 * only an enhancer has all three of a story.
 */
export const chromaticSnapshots: Enhancer = (story) => {
  const { tags, parameters, argTypes } = story;
  // Missing in the type of Storybook 10.6.
  const { storyGlobals } = story as { storyGlobals?: Readonly<Record<string, unknown>> };
  parameters['chromatic'] = {
    modes: modesOf(pinnedSize(storyGlobals ?? {}, parameters)),
    disableSnapshot: tags.includes('interaction'),
    ...(parameters['chromatic'] as object | undefined),
  };
  return argTypes;
};
