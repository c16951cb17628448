import type { Preview } from '@storybook/react-vite';
import { pinnedSize } from './pinned-viewport';
import { hasSnapshot, MODES } from './snapshots.mjs';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Sets Chromatic's modes. Parameters cannot depend on tags or globals; only an enhancer has all three of a
 * story.
 */
export const chromaticSnapshots: Enhancer = (story) => {
  const { parameters, argTypes } = story;
  // Missing in the type of Storybook 10.6.
  const { storyGlobals = {} } = story as { storyGlobals?: Readonly<Record<string, unknown>> };
  const viewport = pinnedSize(storyGlobals, parameters);
  parameters['chromatic'] = {
    disableSnapshot: !hasSnapshot(story),
    modes: Object.fromEntries(
      Object.entries(MODES).map(([name, mode]) => [name, { ...mode, ...(viewport && { viewport }) }]),
    ),
  };
  return argTypes;
};
