import type { Loader } from '@storybook/react-vite';
import { skipPlay } from '../../dashboard/src/testing/story-kit/skip-play';

/** A story in a frame of a docs page is an example: its play function does not run, as without a frame. */
export const exampleFrame: Loader = () => {
  if (window.frameElement?.closest('#storybook-docs') != null) skipPlay();
};
